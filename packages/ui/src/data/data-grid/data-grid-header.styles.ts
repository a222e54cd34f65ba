import { color, size } from '../../theme/tokens.js';

/** The header row: sort direction, menu button, resize handle, and where a dragged column will be. */
export const headerStyles = `
  & [data-slot='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    min-inline-size: max(100%, var(--columns-width, 100%));
  }
  & [role='row'][data-slot='header-row'] {
    block-size: max(2.5rem, ${size.target});
    background-color: ${color.sunken};
  }
  & [role='columnheader'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    background-color: ${color.sunken};
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
    user-select: none;
    touch-action: pan-y;
  }
  & [role='columnheader'][data-pin] {
    position: sticky;
    z-index: 1;
    background-color: ${color.sunken};
  }
  & [role='columnheader'][data-align='end'] {
    flex-direction: row-reverse; /* the text remains above the numbers */
  }
  & [role='columnheader'][data-sortable] {
    cursor: pointer;
  }
  & [role='columnheader'][data-sortable]:hover,
  & [role='columnheader'][aria-sort] {
    color: ${color.text};
  }
  & [data-slot='header-text'] {
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: isolate;
  }
  & svg[data-slot='direction'] {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  & [data-slot='sort-place'] {
    font-variant-numeric: tabular-nums;
  }
  & [role='columnheader'] > button[data-slot='menu'] {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    opacity: 0;
  }
  @media (pointer: fine) {
    /* It appears above the end of the header, which has its whole width before. */
    & [role='columnheader'] > button[data-slot='menu'] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 10px;
      margin-block: auto;
      background: ${color.sunken};
    }
    & [role='columnheader'][data-align='end'] > button[data-slot='menu'] {
      inset-inline: 10px auto;
    }
  }
  & [role='columnheader']:is(:hover, :focus, [aria-expanded='true']) > button[data-slot='menu'] {
    opacity: 1;
  }
  @media (pointer: coarse) {
    & [role='columnheader'] > button[data-slot='menu'] {
      opacity: 1;
    }
  }
  & [data-slot='resize'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  & [data-slot='resize']::after {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    border-inline-end: 1px solid ${color.line};
  }
  & [data-slot='resize']:hover::after {
    inset-block: 0;
    border-inline-end: 2px solid ${color.primary};
  }
  & [role='columnheader'][data-dragged] {
    opacity: 0.5;
  }
  & [role='columnheader'][data-drop='before'] {
    box-shadow: inset calc(2px * ${size.dir}) 0 0 ${color.primary};
  }
  & [role='columnheader'][data-drop='after'] {
    box-shadow: inset calc(-2px * ${size.dir}) 0 0 ${color.primary};
  }
  @media (forced-colors: active) {
    & [data-drop='before'] {
      border-inline-start: 2px solid Highlight;
    }
    & [data-drop='after'] {
      border-inline-end: 2px solid Highlight;
    }
  }
`;
