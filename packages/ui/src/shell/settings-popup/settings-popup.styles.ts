import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const swatches = `
  & [data-slot='presets'] {
    display: grid;
    gap: 6px;
  }
  & [data-slot='presets-head'] {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    font-weight: 500;
    line-height: 1.4;
  }
  & [data-slot='presets-head'] > [data-slot='value'] {
    color: ${color['text-muted']};
    font-weight: 400;
    text-align: end;
    overflow-wrap: anywhere;
  }
  & [data-slot='swatches'] {
    --side: max(36px, ${size.target});
    display: grid;
    grid-template-columns: repeat(7, var(--side)); /* further swatches wrap */
    justify-content: space-between;
    gap: 2px;
  }
  @media (max-width: 23.375rem) {
    & [data-slot='swatches'] {
      grid-template-columns: repeat(auto-fill, var(--side)); /* seven swatches do not fit in one row with larger touch targets */
    }
  }
  & [data-slot='swatches'] > input {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: var(--side);
    block-size: var(--side);
    margin: 0;
    padding: 3px;
    border: 2px solid transparent;
    border-radius: 50%;
    background: var(--swatch) content-box;
    cursor: pointer;
    forced-color-adjust: none;
  }
  & [data-slot='swatches'] > input:hover {
    border-color: ${color['line-strong']};
  }
  & [data-slot='swatches'] > input:checked {
    border-color: ${color.text};
  }
  & [data-slot='swatches'] > input:checked::before {
    content: '';
    inline-size: 0.6875rem;
    block-size: 6px;
    margin-block-start: -3px;
    border: solid ${color.raised};
    border-width: 0 0 2px 2px; /* a tick is not mirrored */
    rotate: -45deg;
  }
  & [data-slot='swatches'] > input:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    & [data-slot='swatches'] > input:checked {
      border-color: Highlight;
    }
    & [data-slot='swatches'] > input:hover:not(:checked) {
      border-color: CanvasText;
    }
  }
`;

export const Panel = styled.div`
  inline-size: 360px;
  max-inline-size: 100%;
  font-size: ${size.body};
  & > [data-slot='group'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 16px;
  }
  /* A group without settings. */
  & > [data-slot='group']:not(:has(input)),
  & [data-slot='switches']:empty {
    display: none;
  }
  & > [data-slot='group']:first-child {
    padding-block-start: 4px;
  }
  & > [data-slot='group'] + [data-slot='group'] {
    border-block-start: 1px solid ${color.line};
  }
  /* Options of equal width, so that they align in columns. */
  & [data-part='radio-group'] > [data-slot='options'] {
    display: flex;
  }
  & [data-part='radio-group'] [data-slot='option'] {
    flex: 1 1 0;
    gap: 6px;
    padding-inline: 6px;
    line-height: 1.3;
    text-wrap: balance;
  }
  & [data-slot='option'] [data-slot='choice'] {
    display: inline-flex;
    vertical-align: top;
    align-items: center;
    justify-content: center;
    gap: 8px;
  }
  & [data-slot='choice'] > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  & [data-slot='choice'] > svg[data-side] {
    transform: scaleX(${size.dir});
  }
  & [data-slot='switches'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
  }
  & > [data-slot='foot'] {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    padding: 12px 16px;
    border-block-start: 1px solid ${color.line};
    background: ${color.raised};
  }
  ${swatches}
`;
