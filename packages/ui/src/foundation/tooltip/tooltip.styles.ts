import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { appears } from '../motion.js';

export const Root = styled.div`
  z-index: ${size['layer-tooltip']};
  inline-size: max-content;
  max-inline-size: min(${size['tooltip-max']}, calc(100vw - 16px));
  padding-block: 6px;
  padding-inline: 10px;
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: ${size['radius-small']};
  background: ${color.inverse};
  color: ${color['on-inverse']};
  font-family: ${size.font};
  font-size: ${size.small};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  cursor: default;
  ${appears}
  &::before {
    content: '';
    position: absolute;
    inset-block: -8px;
    inset-inline: 0;
    z-index: -1; /* covers the gap to the trigger, so that the pointer stays inside the tooltip */
  }
  &:not([data-placement='top'], [data-placement='bottom'])::before {
    inset-inline: -8px;
  }
  & > bdi {
    display: block;
    text-align: -webkit-match-parent; /* prefixed in Chromium */
    text-align: match-parent; /* text of another direction is aligned like the page */
    max-block-size: calc(var(--available-height, 100dvh) - 14px);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
