import styled from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Popup = styled.div`
  position: absolute;
  z-index: ${size['layer-floating']};
  display: flex;
  flex-direction: column;
  min-inline-size: 180px;
  max-inline-size: min(350px, calc(100vw - 16px));
  max-block-size: var(--available-height, 80dvh);
  border: 1px solid ${color.line};
  border-radius: ${size.radius};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${size.shadow};
  overflow: hidden;
  & [role='menu'] {
    padding: 6px;
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: none;
  }
  & [role^='menuitem'] {
    appearance: none;
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: max(36px, ${size.target});
    padding-block: 6px;
    padding-inline: 10px;
    border: 0;
    border-radius: ${size['radius-small']};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & [role^='menuitem']:focus {
    background: ${color.hover};
    outline: none;
  }
  & [role^='menuitem']:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: -2px;
  }
  & [role^='menuitem'][data-tone='error'] {
    color: ${color['error-text']};
  }
  & [role^='menuitem'][aria-disabled='true'] {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & [role^='menuitem'][aria-checked='true'] {
    font-weight: 500;
  }
  & [data-slot='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='check'] {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color['primary-text']};
  }
  & [role^='menuitem'] > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & [role^='menuitem'] > svg:not([data-slot]) {
    color: ${color['text-muted']};
  }
  & [data-slot='group-label'] {
    padding-block: 10px 4px;
    padding-inline: 10px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
  }
  & hr {
    margin-block: 6px;
    border: 0;
    border-block-start: 1px solid ${color.line};
  }
  @media (forced-colors: active) {
    & [role^='menuitem'][aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
