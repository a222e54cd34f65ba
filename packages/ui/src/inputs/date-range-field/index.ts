export { lastDays, monthOf, yearToDate, type DateRange } from '../calendar/date-range.js';
export { DateRangeField, type DateRangeFieldProps } from './date-range-field.js';
export type { DateRangeFieldLabels } from './date-range-field-labels.js';
export type { DateRangePreset } from './range-popup.js';
