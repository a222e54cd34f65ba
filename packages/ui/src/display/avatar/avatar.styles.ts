import { styled } from 'styled-components';
import { hueCount, type ColorName } from '../../theme/colors/color-names.js';
import { color, size } from '../../theme/tokens.js';

const hues = Array.from({ length: hueCount }, (_, index) => index + 1)
  .map(
    (n) =>
      `&[data-hue='${n}'] { background: ${color[`hue-${n}-tint` as ColorName]}; color: ${color[`hue-${n}-text` as ColorName]}; }`,
  )
  .join('\n');

const styles = `
  display: inline-grid;
  place-items: center;
  flex: none;
  vertical-align: middle;
  inline-size: ${size['avatar-medium']};
  block-size: ${size['avatar-medium']};
  overflow: clip;
  border: 1px solid transparent;
  border-radius: 50%;
  font-size: 13px; /* in px like the circle: larger text would be clipped */
  font-weight: 500;
  line-height: 1;
  white-space: nowrap;
  user-select: none;
  ${hues}
  &[data-size='22'] {
    inline-size: ${size['avatar-small']};
    block-size: ${size['avatar-small']};
    font-size: 9px;
  }
  &[data-size='44'] {
    inline-size: ${size['avatar-large']};
    block-size: ${size['avatar-large']};
    font-size: 16px;
  }
  &[data-size='96'] {
    inline-size: 96px;
    block-size: 96px;
    font-size: 34px;
  }
  &[data-wide] > bdi {
    font-size: 0.7em;
  }
  & > svg {
    inline-size: 56%;
    block-size: 56%;
  }
  /* Logos are designed for a white background, so it is white in dark mode too. */
  &[data-logo] {
    color-scheme: light;
    background: ${color.sheet};
    border-color: ${color.line};
  }
  & > img {
    display: block;
    inline-size: 74%;
    block-size: 74%;
    object-fit: contain;
  }
  &[data-photo] > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Root = styled.span`
  ${styles}
`;
