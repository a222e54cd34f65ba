import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Root = styled.nav`
  container-type: inline-size;
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${size.body};
  & > [data-slot='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  & [data-slot='range'] {
    color: ${color['text-muted']};
    font-variant-numeric: tabular-nums;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext; /* right to left, 21–40 must not become 40–21 */
  }
  & [data-slot='size'] {
    inline-size: 152px;
    margin-inline-end: auto;
  }
  &:dir(rtl) [data-slot='size'] [data-slot='value'] {
    unicode-bidi: plaintext;
    text-align: right;
  }
  & ul {
    display: flex;
    align-items: center;
    gap: 2px;
    margin: 0;
    margin-inline-start: auto;
    padding: 0;
    list-style: none;
  }
  & [data-slot='page'] {
    appearance: none;
    display: grid;
    place-items: center;
    min-inline-size: max(var(--side, 36px), ${size.target});
    block-size: max(var(--side, 36px), ${size.target});
    padding-inline: 6px;
    border: 1px solid transparent;
    border-radius: ${size.radius};
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  &[data-size='small'] {
    --side: 28px;
    font-size: 0.8125rem;
  }
  & [data-slot='page']:hover:not([aria-disabled], [aria-current]) {
    background: ${color.hover};
  }
  & [data-slot='page'][aria-current] {
    border-color: ${color['primary-text']};
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
  & [data-slot='page'][aria-disabled] {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & [data-slot='page'] > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    scale: ${size.dir} 1;
  }
  & [data-slot='gap'] {
    min-inline-size: 1.5rem;
    color: ${color['text-muted']};
    text-align: center;
    user-select: none;
  }
  & li[data-slot='page-of'] {
    display: none;
    padding-inline: 8px;
    font-variant-numeric: tabular-nums;
  }
  /* Too narrow for numbers: shows the position between the arrows. */
  @container (max-width: 32.5rem) {
    & ul {
      flex: 1 1 100%;
      justify-content: space-between;
    }
    & li:is([data-slot='number'], [data-slot='gap']) {
      display: none;
    }
    & li[data-slot='page-of'] {
      display: block;
    }
  }
  @media (forced-colors: active) {
    & [data-slot='page'][aria-current] {
      border: 2px solid Highlight;
    }
    & [data-slot='page'][aria-disabled] {
      color: GrayText;
    }
  }
`;
