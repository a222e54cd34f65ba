export { NumberField, type NumberFieldProps } from './number-field.js';
export type { NumberFieldLabels } from './number-field-labels.js';
export type { NumberFormat } from './number-format.js';
export type { NumberLimits } from './number-step.js';
