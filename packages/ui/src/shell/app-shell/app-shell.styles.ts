import { styled } from 'styled-components';
import { below, color, from, size } from '../../theme/tokens.js';

/**
 * CSS alone chooses between panel, rail, modal drawer and bar, by the viewport width and `data-drawer` (auto, open,
 * closed), so that there is no layout shift before or at hydration. Sizes that the specification gives in px grow with
 * the text size if they contain text.
 */
export const Root = styled.div`
  --bar: calc(max(${size.toolbar}, 2.1rem) + 17px);
  --head: var(--bar);
  --drawer: calc(${size.drawer} / 2 + 8.125rem);
  --edge: calc(${size['main-end']} + ${size['main-padding']});
  min-block-size: 100dvh;
  background: ${color.page};
  & > [data-slot='bar'] {
    position: fixed;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: ${size['layer-bar']};
    min-block-size: var(--head);
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
    inline-size: var(--drawer);
    max-inline-size: calc(100vw - 48px);
    border-inline-end: 1px solid ${color.line};
    background: ${color.sheet};
    container: at-drawer / inline-size;
    outline: none;
  }
  & [data-slot='menu-bar'] {
    display: none;
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
    margin-block-start: max(${size['main-top']}, calc(var(--head) + 23px));
    margin-inline: ${size['main-end']};
    padding-block: ${size['main-padding']};
    overflow-wrap: break-word; /* a long word never widens the page */
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

  /* The bar does not cover the focused element (WCAG 2.2, 2.4.11). */
  html:has(&) {
    scroll-padding-block-start: ${size['main-top']};
  }

  ${below('md')} {
    & > [data-slot='drawer'] {
      --at-shift: 1; /* animated instead of \`translate\`, so that a change of the text direction starts no animation */
      visibility: hidden;
      translate: calc(-100% * var(--at-shift) * ${size.dir}) 0;
      transition:
        --at-shift ${size.fast} ${size.ease},
        visibility 0s linear ${size.fast};
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
      transition:
        opacity ${size.fast} linear,
        visibility 0s linear ${size.fast};
    }
    &[data-drawer='open'] > [data-slot='scrim'] {
      opacity: 1;
      visibility: visible;
      transition-delay: 0s;
    }
  }

  ${from('md')} {
    & > [data-slot='scrim'],
    & [data-slot='drawer-head'] {
      display: none;
    }
    /* Aligns the elements after the brand with the content. */
    & [data-part='top-bar'] > [data-slot='lead'] {
      margin-inline-end: calc(${size['main-end']} + ${size['main-padding']} + 8px);
    }
    & > [data-slot='drawer'] {
      inset-block-start: var(--bar);
      z-index: auto;
    }
    & > [data-slot='page'] {
      margin-inline-start: var(--drawer);
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

  ${from('lg')} {
    /* Aligns brand, groups and content. */
    &[data-layout='horizontal'] {
      --head: calc(var(--bar) + 40px);
    }
    &[data-layout='horizontal'][data-container] {
      --edge: max(calc(${size['main-end']} + ${size['main-padding']}), calc((100% - ${size.container}) / 2));
    }
    &[data-layout='horizontal'] > [data-slot='bar'] {
      padding-block-end: 0;
    }
    &[data-layout='horizontal'] [data-part='top-bar'] {
      padding-inline: var(--edge);
    }
    &[data-layout='horizontal'] [data-part='top-bar'] > [data-slot='lead'] {
      margin-inline-end: 0;
    }
    &[data-layout='horizontal'] [data-slot='menu-bar'] {
      display: block;
      padding-inline: calc(var(--edge) - 12px) var(--edge);
    }
    &[data-layout='horizontal'] > [data-slot='drawer'],
    &[data-layout='horizontal'] [data-slot='drawer-button'] {
      display: none;
    }
    &[data-layout='horizontal'][data-drawer] > [data-slot='page'] {
      margin-inline-start: 0;
    }
    &[data-layout='horizontal'] > [data-slot='page'] > main {
      margin-block-start: max(calc(${size['main-top']} + 40px), calc(var(--head) + 23px));
    }
    html:has(&[data-layout='horizontal']) {
      scroll-padding-block-start: calc(${size['main-top']} + 40px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > [data-slot='drawer'],
    & > [data-slot='scrim'] {
      transition: none;
    }
  }
  @media print {
    min-block-size: 0;
    & > :is([data-slot='bar'], [data-slot='drawer'], [data-slot='scrim']),
    & main :is([data-part='button'], [data-part='icon-button']) {
      display: none;
    }
    &[data-drawer][data-layout] > [data-slot='page'],
    &[data-drawer][data-layout] > [data-slot='page'] > main {
      margin: 0;
      padding: 1px; /* a border at the edge of the paper is not printed */
    }
  }
`;
