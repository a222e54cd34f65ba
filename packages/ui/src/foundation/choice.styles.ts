import { color, size } from '../theme/tokens.js';

/** The mark of a check box or radio: a native input drawn in CSS, so that forms, labels and keys stay the browser's. */
export const choiceMark = `
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1.5px solid ${size['field-line']};
  background: ${size['field-fill']};
  color: ${color['on-primary']};
  cursor: inherit;
`;

/** A row that is pressed as one: mark and words, at least as high as a target must be. */
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
