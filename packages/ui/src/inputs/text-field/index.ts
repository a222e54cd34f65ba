export { TextField, type TextFieldProps } from './text-field.js';
export type { TextFieldLabels } from './text-field-labels.js';
