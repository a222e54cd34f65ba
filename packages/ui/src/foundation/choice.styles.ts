import { color, size } from '../theme/tokens.js';

/** The mark of a checkbox or radio: a native input styled with CSS, so that forms, labels and keys work natively. */
export const choiceMark = `
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1.5px solid ${color['line-strong']};
  background: ${size['field-fill']};
  color: ${color['on-primary']};
  cursor: inherit;
`;

/** A row with mark and label that is one press target, at least as high as the minimum target size. */
export const choiceRow = `
  display: flex;
  align-items: flex-start;
  gap: 10px;
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: max(28px, ${size.target});
  padding-block: 4px;
  line-height: 1.43;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
`;
