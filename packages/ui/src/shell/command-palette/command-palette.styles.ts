import { styled } from 'styled-components';
import { optionText } from '../../foundation/listbox/listbox.styles.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { below, color, size } from '../../theme/tokens.js';

/** The dialog with a visually hidden heading; the search box replaces it. */
export const Root = styled(Dialog)`
  &&& {
    place-items: start center;
  }
  &&& > [data-slot='surface'] {
    inline-size: min(600px, calc(100% - 32px));
    max-block-size: min(480px, calc(100dvh - 32px));
    margin-block-start: min(12dvh, 96px);
    padding: 0;
    gap: 0;
    overflow: hidden;
  }
  &&& > [data-slot='surface'] > [data-slot='header'] {
    ${visuallyHidden}
  }
  &&& > [data-slot='surface'] > [data-slot='body'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    margin: 0;
    padding: 0;
    overflow: hidden;
  }
  & [data-slot='search'] {
    flex: none;
    display: flex;
    align-items: center;
    gap: 12px;
    padding-inline: 16px;
    border-block-end: 1px solid ${color.line};
    color: ${color['text-muted']};
  }
  & [data-slot='search'] > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  & [data-slot='search'] > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 56px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text};
    font: inherit;
    font-size: ${size.large};
    outline: none; /* the box always has the focus while the palette is open, and shows the caret */
  }
  & [data-slot='search'] > input::placeholder {
    color: ${color['text-muted']};
    opacity: 1;
  }
  & [role='listbox'] {
    flex: 1 1 auto;
    min-block-size: 0;
    padding: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 8px;
    outline: none;
  }
  & [role='listbox']:empty {
    display: none;
  }
  & [data-slot='group-label'] {
    padding-block: 8px 4px;
    padding-inline: 12px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: max(40px, ${size.target});
    padding-block: 6px;
    padding-inline: 12px;
    border-radius: ${size['radius-small']};
    line-height: 1.43;
    cursor: pointer;
    user-select: none;
  }
  & [role='option'] > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color['text-muted']};
  }
  & [role='option'][data-active] {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
  & [role='option'][data-active] > svg {
    color: inherit;
  }
  ${optionText}
  & [data-active] [data-slot='description'] {
    color: inherit;
  }
  & kbd {
    flex: none;
    min-inline-size: 1.25rem;
    padding-inline: 5px;
    border: 1px solid ${color.line};
    border-radius: ${size['radius-small']};
    background: ${color.sunken};
    color: ${color['text-muted']};
    font-family: inherit;
    font-size: ${size.small};
    line-height: 1.125rem;
    text-align: center;
  }
  & [data-slot='empty'] {
    margin: 0;
    padding: 24px 20px;
    color: ${color['text-muted']};
    overflow-wrap: anywhere;
  }
  & [data-slot='status'] {
    flex: none;
    margin: 0;
    padding-block: 8px 12px;
    padding-inline: 20px;
    color: ${color['text-muted']};
    overflow-wrap: anywhere;
  }
  & [data-slot='status']:empty {
    display: none;
  }
  & [data-slot='said'] {
    ${visuallyHidden}
  }
  & [data-slot='foot'] {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 8px;
    padding-inline: 20px;
    border-block-start: 1px solid ${color.line};
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  & [data-slot='more'] {
    unicode-bidi: plaintext; /* a sentence keeps its own direction */
  }
  & [data-slot='hints'] {
    display: flex;
    gap: 16px;
  }
  & [data-slot='hints'] kbd {
    display: inline-block;
    margin-inline-end: 2px;
  }
  ${below('sm')} {
    &&& > [data-slot='surface'] {
      inline-size: calc(100% - 16px);
      margin-block-start: 8px;
    }
  }
  @media (pointer: coarse) {
    & [data-slot='hints'] {
      display: none; /* touch devices have no such keys */
    }
    & [data-slot='foot']:not(:has([data-slot='more'])) {
      display: none;
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
