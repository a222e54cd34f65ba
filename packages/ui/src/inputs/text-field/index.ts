export { TextField, type TextFieldLabels, type TextFieldProps } from './text-field.js';
