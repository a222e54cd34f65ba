import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { Root } from './card.styles.js';

/**
 * A card that is clickable anywhere: its link or label covers the card. Other buttons and links are stacked above the
 * link or label.
 */
export const PressedRoot = styled(Root)`
  position: relative;
  & [data-slot='press'] {
    color: inherit;
    text-decoration: none;
    cursor: pointer;
    outline: none; /* the focus ring is drawn around the card */
  }
  & [data-slot='press']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & :is([data-slot='actions'], [data-slot='footer'], [data-slot='body']) :is(a, button) {
    position: relative;
    z-index: 1;
  }
  &:has([data-slot='press']:hover) {
    border-color: ${color['line-strong']};
  }
  &[data-link]:has([data-slot='press']:hover) [data-slot='press'] {
    color: ${color['primary-text']};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:has([data-slot='press']:focus-visible, [data-slot='choice']:focus-visible) {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
  & [data-slot='choice'] {
    position: relative;
    z-index: 1;
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 2px 0 0;
    accent-color: ${color.primary};
    outline: none;
  }
  &:has([data-slot='choice']:checked) {
    border-color: ${color.primary};
    background: ${color['primary-tint']};
    box-shadow: inset 0 0 0 1px ${color.primary}; /* a thicker border that does not change the layout */
  }
  &:has([data-slot='choice']:disabled) {
    color: ${color['text-disabled']};
  }
  &:has([data-slot='choice']:disabled) [data-slot='press'] {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has([data-slot='choice']:checked) {
      border-color: Highlight;
      outline: 1px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
