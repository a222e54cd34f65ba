import { color, size } from '../../theme/tokens.js';

/** The bar above the rows, with the controls of the header row. */
export const barStyles = `
  & > [data-slot='bar'] {
    position: sticky; /* remains visible while the table scrolls sideways */
    inset-inline-start: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding-block: 12px;
    padding-inline: 24px;
    border-block-end: 1px solid ${color.line};
  }
  & > [data-slot='bar'] > label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-block-size: max(28px, ${size.target});
    max-inline-size: 100%;
  }
  & > [data-slot='bar'] > [data-slot='sort-by'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  & [data-slot='sort-select'] {
    position: relative;
    max-inline-size: 100%;
  }
  & [data-slot='sort-select'] > select {
    appearance: none;
    box-sizing: border-box;
    max-inline-size: 100%;
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
    & [data-slot='sort-select'] > select {
      font-size: max(16px, ${size.body}); /* smaller text makes iOS zoom into the page */
    }
  }
  & [data-slot='sort-select'] > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block: auto;
    pointer-events: none;
  }
`;
