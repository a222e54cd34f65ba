export { PasswordField, type PasswordFieldProps } from './password-field.js';
export type { Strength } from './strength-meter.js';
export type { PasswordFieldLabels } from './password-field-labels.js';
