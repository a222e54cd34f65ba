import styled from 'styled-components';
import { below, color, from, size } from '../../theme/tokens.js';

/**
 * Which of panel, rail and modal drawer is seen follows the viewport's width and `data-drawer` (auto, open, closed) by CSS alone,
 * so that nothing jumps before or at hydration.
 */
export const Root = styled.div`
  --bar: calc(${size.toolbar} + 17px);
  min-block-size: 100dvh;
  background: ${color.page};
  & > [data-slot='bar'] {
    position: fixed;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: ${size['layer-bar']};
    min-block-size: var(--bar);
    padding-block: 8px;
    border-block-end: 1px solid ${color.line};
    background: ${color.sheet};
  }
  & > [data-slot='drawer'] {
    position: fixed;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: ${size['layer-drawer']};
    display: flex;
    flex-direction: column;
    inline-size: ${size.drawer};
    max-inline-size: calc(100vw - 48px);
    border-inline-end: 1px solid ${color.line};
    background: ${color.sheet};
    container: at-drawer / inline-size;
    outline: none;
  }
  & [data-slot='drawer-head'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--bar);
    padding-inline: 20px 12px;
    border-block-end: 1px solid ${color.line};
  }
  & [data-slot='drawer-head'] > [data-slot='drawer-brand'] {
    display: flex;
    align-items: center;
    flex: 1;
    min-inline-size: 0;
  }
  & [data-slot='drawer-brand'] a {
    display: inline-flex;
    border-radius: ${size['radius-small']};
    color: inherit;
    text-decoration: none;
  }
  & [data-slot='drawer-body'] {
    flex: 1;
    min-block-size: 0;
    padding-block: 16px;
    padding-inline: 12px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  & > [data-slot='page'] {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
  }
  & > [data-slot='page'] > main {
    flex: 1;
    min-inline-size: 0;
    margin-block-start: ${size['main-top']};
    margin-inline: ${size['main-end']};
    padding-block: ${size['main-padding']};
    outline: none;
  }
  & > [data-slot='page'] > footer {
    padding-block: 16px;
    padding-inline: ${size['main-end']};
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  &[data-container] > [data-slot='page'] > :is(main, footer) > div {
    max-inline-size: ${size.container};
    margin-inline: auto;
  }

  ${below('md')} {
    & > [data-slot='drawer'] {
      --at-shift: 1; /* moves instead of \`translate\`, which follows the direction, too */
      visibility: hidden;
      translate: calc(-100% * var(--at-shift) * ${size.dir}) 0;
      transition: --at-shift ${size.fast} ${size.ease}, visibility 0s linear ${size.fast};
    }
    &[data-drawer='open'] > [data-slot='drawer'] {
      --at-shift: 0;
      visibility: visible;
      transition-delay: 0s;
      box-shadow: ${size.shadow};
    }
    & > [data-slot='scrim'] {
      position: fixed;
      inset: 0;
      z-index: ${size['layer-drawer']};
      background: ${size.scrim};
      opacity: 0;
      visibility: hidden;
      transition: opacity ${size.fast} linear, visibility 0s linear ${size.fast};
    }
    &[data-drawer='open'] > [data-slot='scrim'] {
      opacity: 1;
      visibility: visible;
      transition-delay: 0s;
    }
    html:has(&[data-drawer='open']) {
      overflow: hidden;
    }
  }

  ${from('md')} {
    & > [data-slot='scrim'],
    & [data-slot='drawer-head'] {
      display: none;
    }
    & > [data-slot='drawer'] {
      inset-block-start: var(--bar);
      z-index: auto;
    }
    & > [data-slot='page'] {
      margin-inline-start: ${size.drawer};
    }
    & > [data-slot='page'] > main {
      padding: ${size['main-padding']};
    }
    & > [data-slot='page'] > footer {
      padding-inline: calc(${size['main-end']} + ${size['main-padding']});
    }
    &[data-drawer='closed'] > [data-slot='drawer'] {
      visibility: hidden;
    }
    &[data-drawer='closed'] > [data-slot='page'] {
      margin-inline-start: 0;
    }
    &[data-drawer='closed'][data-rail] > [data-slot='drawer'] {
      visibility: visible;
      inline-size: ${size['drawer-rail']};
    }
    &[data-drawer='closed'][data-rail] > [data-slot='page'] {
      margin-inline-start: ${size['drawer-rail']};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > [data-slot='drawer'],
    & > [data-slot='scrim'] {
      transition: none;
    }
  }
  @media print {
    & > :is([data-slot='bar'], [data-slot='drawer'], [data-slot='scrim']) {
      display: none;
    }
    & > [data-slot='page'],
    & > [data-slot='page'] > main {
      margin: 0;
    }
  }
`;
