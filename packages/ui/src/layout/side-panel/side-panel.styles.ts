import { styled } from 'styled-components';
import { appears } from '../../foundation/motion.js';
import { below, color, from, size } from '../../theme/tokens.js';

const styles = `
  display: flex;
  align-items: stretch;
  gap: 24px;
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${size.body};
  & > [data-slot='main'] {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  & > [data-slot='panel'] {
    --top: var(--side-panel-top, calc(var(--head, 0px) + 16px)); /* the app shell sets the height of its bar */
    flex: none;
    align-self: flex-start;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: ${color.sheet};
    ${appears}
  }
  & > [data-slot='panel'] > [data-slot='header'] {
    display: flex;
    flex-wrap: wrap-reverse; /* the close button is above a word that needs the whole width */
    align-items: start;
    justify-content: flex-end;
    gap: 0 8px;
    padding-block: 12px;
    padding-inline: 20px 12px;
    border-block-end: 1px solid ${color.line};
  }
  & > [data-slot='panel'] > [data-slot='header'] > [data-slot='title'] {
    flex: 1 1 0;
    max-inline-size: 100%;
    margin: 0;
    padding-block: 4px;
    font-size: ${size.h4};
    font-weight: 600;
    line-height: 1.5;
    overflow-wrap: break-word;
  }
  & > [data-slot='panel'] > [data-slot='header'] > [data-slot='title']:focus-visible {
    outline-offset: 0;
  }
  & > [data-slot='panel'] > [data-slot='body'] {
    min-inline-size: 0;
    padding-block: 16px 20px;
    padding-inline: 20px;
    overflow-wrap: break-word;
  }
  & > [data-slot='panel'] > [data-slot='body']:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: -2px;
  }
  & > [data-slot='panel'] > [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 12px;
    padding-inline: 20px;
    border-block-start: 1px solid ${color.line};
  }
  & > [data-slot='handle'] {
    flex: none;
    position: relative;
    inline-size: ${size.target};
    margin-inline: calc(${size.target} / -2 - 12px);
    border-radius: ${size['radius-small']};
    cursor: col-resize;
    touch-action: none;
  }
  & > [data-slot='handle']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(50% - 1px);
    border-inline-start: 2px solid transparent;
  }
  & > [data-slot='handle']::after {
    content: '';
    position: sticky; /* in view while a long page scrolls */
    inset-block-start: 50dvh;
    display: block;
    inline-size: 4px;
    block-size: 32px;
    margin-block-start: 24px;
    margin-inline: auto;
    border-inline: 1px solid ${color['line-strong']};
  }
  & > [data-slot='handle']:is(:hover, :focus-visible, :active)::before {
    border-color: ${color.primary};
  }
  & > [data-slot='handle']:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: calc(${size.target} / -2 + 4px); /* around the visible line, not around the wider target */
  }
  & > [data-slot='handle']:focus-visible::before {
    inset-block: calc(${size.target} / 2);
  }
  & > [data-slot='handle']:is(:hover, :focus-visible, :active)::after {
    visibility: hidden;
  }
  ${from('md')} {
    & > [data-slot='panel'] {
      position: sticky;
      inset-block-start: var(--top);
      inline-size: min(var(--panel-width, 360px), 60%);
      max-block-size: calc(100dvh - var(--top) - 16px);
    }
    & > [data-slot='panel'] > [data-slot='body'] {
      flex: 1 1 auto;
      min-block-size: 0;
      overflow-y: auto;
    }
  }
  ${below('md')} {
    flex-direction: column;
    & > [data-slot='main'] {
      flex: none;
    }
    & > [data-slot='panel'] {
      align-self: stretch;
    }
    & > [data-slot='handle'] {
      display: none;
    }
    &[data-narrow='drawer'] > [data-slot='panel'] {
      display: none; /* until the script shows it as a drawer */
    }
  }
  ${below('sm')} {
    /* Long words fit at 320 px. */
    & > [data-slot='panel'] > :is([data-slot='header'], [data-slot='body'], [data-slot='actions']) {
      padding-inline: 12px;
    }
    & > [data-slot='panel'] > [data-slot='header'] > [data-slot='title'] {
      font-size: ${size.body};
      font-weight: 500;
    }
  }
  @media (forced-colors: active) {
    & > [data-slot='handle']:is(:hover, :focus-visible, :active)::before {
      border-color: Highlight;
    }
  }
  @media print {
    display: block;
    & > [data-slot='handle'] {
      display: none;
    }
    & > [data-slot='panel'] {
      position: static;
      inline-size: auto;
      max-block-size: none;
      margin-block-start: 24px;
    }
  }
`;

export const Root = styled.div`
  ${styles}
`;
