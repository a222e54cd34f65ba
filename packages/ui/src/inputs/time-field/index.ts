export { TimeField, type TimeFieldProps } from './time-field.js';
export type { TimeFieldLabels } from './time-field-labels.js';
export type { IsoTime, TimeLimits } from './time-text.js';
