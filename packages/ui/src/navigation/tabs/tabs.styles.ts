import { color, size } from '../../theme/tokens.js';

/** The strip of tabs (buttons or links): a thin line, and a thick line below the active tab. */
export const strip = `
  & [data-slot='strip'] {
    display: flex;
    gap: 4px;
    margin: 0;
    padding: 0;
    border-block-end: 1px solid ${color.line};
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: thin;
    scrollbar-color: ${color.line} transparent;
    list-style: none;
  }
  & [data-slot='strip'] > li {
    display: contents;
  }
  & [data-slot='tab'] {
    appearance: none;
    position: relative;
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    max-inline-size: min(320px, 80cqi);
    min-block-size: max(44px, ${size.target});
    padding-block: 8px;
    padding-inline: 12px;
    border: 0;
    border-radius: ${size['radius-small']} ${size['radius-small']} 0 0;
    background: none;
    color: ${color['text-muted']};
    font: inherit;
    font-size: ${size.body};
    font-weight: 500;
    line-height: 1.3;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-slot='tab']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
  }
  & [data-slot='tab']:hover:not([aria-disabled]) {
    background: ${color.hover};
    color: ${color.text};
  }
  & [data-slot='tab']:focus-visible {
    outline-offset: -2px;
  }
  & [data-slot='tab']:is([aria-selected='true'], [aria-current]) {
    color: ${color['primary-text']};
  }
  & [data-slot='tab']:is([aria-selected='true'], [aria-current])::after {
    background: ${color.primary};
  }
  & [data-slot='tab'][aria-disabled] {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & [data-slot='tab'] > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  & [data-slot='tab'] [data-slot='words'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='tab'] > [data-slot='badge'] {
    flex: none;
    min-inline-size: 1.25rem;
    padding-inline: 6px;
    border-radius: 10px;
    background: ${color.hover};
    color: ${color.text};
    font-size: ${size.small};
    line-height: 1.25rem;
    text-align: center;
  }
  & [data-slot='tab']:is([aria-selected='true'], [aria-current]) > [data-slot='badge'] {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
  @media (forced-colors: active) {
    & [data-slot='tab']:is([aria-selected='true'], [aria-current])::after {
      background: Highlight;
    }
    & [data-slot='tab'][aria-disabled] {
      color: GrayText;
    }
    & [data-slot='tab'] > [data-slot='badge'] {
      outline: 1px solid CanvasText;
    }
  }
`;
