import { color, size } from '../../theme/tokens.js';

/** The toolbar above the rows, the applied filters, and the status below. */
export const toolbarStyles = `
  & [data-slot='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding-block: 8px;
    padding-inline: 16px;
    border-block-end: 1px solid ${color.line};
  }
  & [data-slot='search'] {
    box-sizing: border-box;
    flex: 0 1 16rem;
    display: flex;
    align-items: center;
    gap: 10px;
    min-inline-size: 8rem;
    min-block-size: ${size.control};
    padding-inline: 12px 4px;
    border: 1px solid ${size['field-line']};
    border-block-end-color: ${color['line-strong']};
    border-radius: ${size.radius};
    background: ${size['field-fill']};
  }
  & [data-slot='search']:focus-within {
    outline: ${size['focus-ring']};
    outline-offset: -1px;
  }
  & [data-slot='search'] > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color['text-muted']};
  }
  & [data-slot='search'] > input {
    appearance: none;
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: transparent;
    color: ${color.text};
    font: inherit;
    font-size: ${size.body};
  }
  & [data-slot='search'] > input::-webkit-search-cancel-button {
    display: none;
  }
  & [data-slot='search'] > input::placeholder {
    color: ${color['text-muted']};
    opacity: 1;
  }
  & [data-slot='count'] {
    margin: 0;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
  & [data-slot='applied-count'] {
    min-inline-size: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-size: ${size.small};
    text-align: center;
  }
  & [data-slot='applied'] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0;
    padding-block: 8px;
    padding-inline: 16px;
    border-block-end: 1px solid ${color.line};
    list-style: none;
  }
  & [data-slot='applied'] > li {
    max-inline-size: 100%;
  }
  & [data-slot='sort-select'] {
    position: relative;
    flex: 1 1 8rem;
    max-inline-size: 20rem;
  }
  & [data-slot='sort-select'] > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block: auto;
    color: ${color['text-muted']};
    pointer-events: none;
  }
  & [data-slot='sort-select'] > select {
    appearance: none;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${size.control};
    padding-block: 6px;
    padding-inline: 12px 36px;
    border: 1px solid ${size['field-line']};
    border-block-end-color: ${color['line-strong']};
    border-radius: ${size.radius};
    background: ${size['field-fill']};
    color: ${color.text};
    font: inherit;
    font-size: ${size.body};
    text-overflow: ellipsis;
  }
  @media (pointer: coarse) {
    & :is([data-slot='sort-select'] > select, [data-slot='search'] > input) {
      font-size: max(16px, ${size.body}); /* smaller text makes iOS zoom into the page */
    }
  }
  & [data-slot='status'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-block-size: 2rem;
    padding-inline: 16px;
    border-block-start: 1px solid ${color.line};
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  & [data-slot='status'] > p {
    margin: 0;
  }
`;
