import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { floatingSurface } from '../overlay/floating-surface.js';

/** The text of an option: its label above a muted description; both are dimmed in a disabled option. */
export const optionText = `
  & [role='option'][aria-disabled] {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & [data-slot='words'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='description'] {
    display: block;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 400;
  }
  & [aria-disabled] [data-slot='description'] {
    color: inherit;
  }
`;

export const Popup = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  min-inline-size: var(--anchor-width, 180px);
  max-inline-size: max(var(--anchor-width, 180px), min(420px, calc(100vw - 16px)));
  max-block-size: min(340px, var(--available-height, 80dvh));
  font-size: ${size.body};
  overflow: hidden;
  ${floatingSurface}
  & > [role='listbox'] {
    position: relative;
    padding: 6px;
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: none;
  }
  & > [role='listbox']:empty {
    display: none;
  }
  & [role='option'] {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    min-block-size: max(36px, ${size.target});
    padding-block: 8px;
    padding-inline: 10px;
    border-radius: ${size['radius-small']};
    line-height: 1.43;
    cursor: pointer;
    user-select: none;
  }
  & [role='option'][data-active] {
    background: ${color.hover};
  }
  & [role='option'][data-active]:not(:hover) {
    outline: ${size['focus-ring']}; /* reached by keyboard: a focus ring, as the option has no DOM focus */
    outline-offset: -2px;
  }
  & [role='option'][aria-selected='true'] {
    font-weight: 500;
  }
  ${optionText}
  & [role='option'][data-value^='attesta:'] {
    color: ${color['primary-text']}; /* an action, such as adding an option */
    font-weight: 500;
  }
  & [data-slot='check'] {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 1px;
    color: ${color['primary-text']};
    visibility: hidden;
  }
  & [aria-selected='true'] > [data-slot='check'] {
    visibility: visible;
  }
  & [data-slot='group-label'] {
    padding-block: 10px 4px;
    padding-inline: 10px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
  }
  & [role='group'] + [role='group'],
  & [role='group'][data-divided] {
    margin-block-start: 6px;
    border-block-start: 1px solid ${color.line};
  }
  & > [data-windowed] {
    overflow-anchor: none; /* useListboxWindow corrects the scroll position instead */
  }
  & [data-windowed] [role='option'],
  & [data-windowed] [data-slot='group-label'] {
    contain: inline-size; /* the width of the list must not depend on which options are mounted */
  }
  & [data-slot='longest'] {
    block-size: 0;
    padding-inline: 10px 42px;
    font-weight: 500;
    white-space: pre;
    overflow: hidden;
    visibility: hidden;
  }
  & [data-slot='longest']::before {
    content: attr(data-words);
  }
  & > [data-slot='empty'] {
    padding-block: 14px;
    padding-inline: 16px;
    color: ${color['text-muted']};
  }
  @media (pointer: coarse) {
    & [role='option'] {
      min-block-size: 44px;
      align-items: center;
    }
  }
  @media (forced-colors: active) {
    & [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & [role='option'][aria-disabled] {
      color: GrayText;
    }
  }
`;
