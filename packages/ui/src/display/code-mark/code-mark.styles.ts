import { styled } from 'styled-components';
import { hueCount, type ColorName } from '../../theme/colors/color-names.js';
import { color, size } from '../../theme/tokens.js';

const bands = Array.from({ length: hueCount }, (_, index) => index + 1)
  .map((hue) => `&[data-hue='${hue}'] { --band: ${color[`hue-${hue}` as ColorName]}; }`)
  .join('\n');

export const Root = styled.span`
  ${bands}
  display: inline-flex;
  align-items: baseline;
  flex-wrap: wrap; /* the label is below the code if its longest word does not fit next to it */
  gap: 2px 10px;
  max-inline-size: 100%;
  border-radius: ${size['radius-small']};
  color: ${color.text};
  font-size: 0.8125rem;
  line-height: 1.5;
  vertical-align: baseline;
  cursor: default;
  &[data-size='small'] {
    font-size: ${size.small};
  }
  &[data-size='large'] {
    font-size: ${size.large};
  }
  & > [data-slot='code'] {
    flex: none;
    padding-block: 0.1em;
    padding-inline: 0.55em 0.5em;
    border: 1px solid ${color.line};
    border-inline-start: 3px solid var(--band);
    border-radius: 2px ${size['radius-small']} ${size['radius-small']} 2px;
    background: ${color.sheet};
    font-family: ${size['font-mono']};
    font-weight: 500;
    letter-spacing: 0.01em;
    white-space: nowrap;
  }
  &:dir(rtl) > [data-slot='code'] {
    border-radius: ${size['radius-small']} 2px 2px ${size['radius-small']};
  }
  & > [data-slot='label'] {
    flex: 1 1 0;
    max-inline-size: 100%;
    font-size: ${size.body};
    overflow-wrap: break-word;
  }
`;
