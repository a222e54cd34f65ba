import { styled } from 'styled-components';
import { floatingSurface } from '../../foundation/overlay/floating-surface.js';
import { size } from '../../theme/tokens.js';

export const Popup = styled.div`
  position: absolute;
  inline-size: max-content;
  max-inline-size: min(360px, calc(100vw - 16px));
  max-block-size: var(--available-height, 80dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  ${floatingSurface}
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: -1px;
  }
  & > [data-slot='header'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding-block: 12px 8px;
    padding-inline: 16px 8px;
    border-radius: inherit;
    background: inherit;
  }
  & > [data-slot='header'] > [data-slot='title'] {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-block: calc((${size['control-small']} - 1.5em) / 2); /* aligned with the button */
    font-size: ${size.body};
    font-weight: 600;
    line-height: 1.5;
  }
  & > [data-slot='header'] > button {
    flex: none;
  }
`;
