export { DateTimeField, type DateTimeFieldProps } from './date-time-field.js';
export type { DateTimeFieldLabels } from './date-time-field-labels.js';
export { instantOf, type IsoDateTime } from './zoned-time.js';
