export type { IsoMonth } from '../../display/month-dial/month-mark.js';
export { MonthField, type MonthFieldProps } from './month-field.js';
export type { MonthFieldLabels } from './month-field-labels.js';
