import { arrives } from '../../foundation/motion.js';
import { below, color, size } from '../../theme/tokens.js';

/**
 * Shared styles of modal components. The `dialog` element covers the page, so that popups inside it are not clipped by
 * the surface. Header and actions are fixed while the body scrolls. In a very low viewport the whole surface scrolls.
 */
export const modal = `
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font-family: ${size.font};
  font-size: ${size.body};
  overflow: visible;
  outline: none;
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: ${size.scrim};
  }
  & > [data-slot='surface'] {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid ${color.line};
    background: ${color.raised};
    box-shadow: ${size.shadow};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & > [data-slot='surface'] > [data-slot='header'] {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 16px;
    padding-block: 20px 12px;
    padding-inline: 24px;
  }
  & > [data-slot='surface'] > [data-slot='header'] > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-slot='surface'] > [data-slot='header'] > button {
    flex: none;
    margin-block: -6px;
    margin-inline-end: -10px;
  }
  & > [data-slot='surface'] > [data-slot='header'] > div > [data-slot='title'] {
    margin: 0;
    font-size: ${size.h3};
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
  }
  & > [data-slot='surface'] > [data-slot='header'] > div > [data-slot='description'] {
    margin: 0;
    margin-block-start: 4px;
    color: ${color['text-muted']};
  }
  & > [data-slot='surface'] > [data-slot='body'] {
    min-block-size: 48px;
    padding-block: 4px 24px;
    padding-inline: 24px;
    overflow-y: auto;
    overflow-wrap: anywhere;
    overscroll-behavior: contain;
  }
  & > [data-slot='surface'] > [data-slot='body']:focus-visible {
    outline-offset: -2px;
  }
  & > [data-slot='surface'] > [data-slot='body'] > :first-child {
    margin-block-start: 0;
  }
  & > [data-slot='surface'] > [data-slot='body'] > :last-child {
    margin-block-end: 0;
  }
  & > [data-slot='surface'] > [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px 12px;
    margin-block-start: auto;
    padding-block: 4px 20px;
    padding-inline: 24px;
  }
  & > [data-slot='surface'] > :is([data-slot='header'], [data-slot='actions']) {
    flex: none;
  }
  &[data-scrolls] > [data-slot='surface'] > [data-slot='body'] {
    border-block: 1px solid ${color.line};
    padding-block: 16px;
  }
  &[data-scrolls] > [data-slot='surface'] > [data-slot='body']:last-child {
    border-block-end: 0;
  }
  &[data-scrolls] > [data-slot='surface'] > [data-slot='actions'] {
    padding-block: 16px;
  }
  ${below('sm')} {
    & > [data-slot='surface'] > [data-slot='actions'] > * {
      flex: 1 1 auto;
    }
  }
  @media (max-height: 25rem) {
    & > [data-slot='surface'] > [data-slot='body'] {
      flex: none;
      overflow: visible;
    }
  }
  ${arrives}
`;

/** A surface that covers the screen of a phone inside its safe area. */
export const wholePhone = `
  ${below('sm')} {
    &[data-full-on-phones] > [data-slot='surface'] {
      inline-size: 100%;
      max-inline-size: none;
      block-size: 100%;
      max-block-size: none;
      border: 0;
      border-radius: 0;
      padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    }
  }
`;
