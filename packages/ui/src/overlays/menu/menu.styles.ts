import { styled } from 'styled-components';
import { floatingSurface } from '../../foundation/overlay/floating-surface.js';
import { color, size } from '../../theme/tokens.js';

export const Popup = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  min-inline-size: 180px;
  max-inline-size: min(350px, calc(100vw - 16px));
  max-block-size: var(--available-height, 80dvh);
  overflow: hidden;
  ${floatingSurface}
  & [role='menu'] {
    position: relative;
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
  & [role^='menuitem']:focus,
  & [role^='menuitem'][aria-expanded='true'] {
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
  & [data-slot='label'],
  & [data-slot='words'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* Aligned labels: if an entry of the menu has an icon, the others reserve its space. */
  &
    [role='menu']:has([role^='menuitem'] > :first-child:not([data-slot='label'], [data-slot='words']))
    [role^='menuitem']
    > :is([data-slot='label'], [data-slot='words']):first-child {
    margin-inline-start: 30px;
  }
  & [data-slot='words'] > * {
    display: block;
  }
  & [data-slot='description'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 400;
  }
  & [data-slot='shortcut'] {
    flex: none;
    max-inline-size: 50%;
    margin-inline-start: 12px;
    color: ${color['text-muted']};
    font: inherit;
    font-size: ${size.small};
    font-weight: 400;
    unicode-bidi: isolate;
  }
  & [aria-disabled='true'] :is([data-slot='description'], [data-slot='shortcut'], [data-slot='chevron']) {
    color: inherit;
  }
  & [data-slot='check'] {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color['primary-text']};
  }
  & [role^='menuitem'] > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  & :where([role^='menuitem']:not([data-tone='error'], [aria-disabled='true'])) > :where(svg:not([data-slot='check'])) {
    color: ${color['text-muted']};
  }
  & [role^='menuitem'] > [data-slot='chevron'] {
    inline-size: 1rem;
    block-size: 1rem;
    scale: ${size.dir} 1;
  }
  & [data-part='menu-sub'] > [data-slot='chevron'] {
    margin-inline-end: -4px;
  }
  & [data-part='menu-back'] {
    font-weight: 500;
  }
  & [data-part='menu-back'] > [data-slot='chevron'] {
    margin-inline: 1px; /* as wide as an icon */
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
    & [role^='menuitem']:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & [role^='menuitem'][aria-expanded='true']:not(:focus) {
      outline: 1px solid Highlight;
      outline-offset: -2px;
    }
    & [role^='menuitem'][aria-disabled='true'] {
      color: GrayText;
    }
    & [role^='menuitem'] > svg {
      color: inherit; /* the icon has its own colour otherwise */
    }
  }
`;
