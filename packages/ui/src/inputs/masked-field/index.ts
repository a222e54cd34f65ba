export { ibanMask, patternMask, phoneMask, type Mask, type MaskProblem } from './mask.js';
export { MaskedField, type MaskedFieldProps } from './masked-field.js';
export type { MaskedFieldLabels } from './masked-field-labels.js';
