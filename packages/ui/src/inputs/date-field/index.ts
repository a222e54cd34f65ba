export type { DateLimits, IsoDate } from '../calendar/index.js';
export { DateField, type DateFieldProps } from './date-field.js';
export type { DateFieldLabels } from './date-field-labels.js';
