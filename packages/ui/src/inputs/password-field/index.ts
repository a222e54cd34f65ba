export { PasswordField, type PasswordFieldLabels, type PasswordFieldProps } from './password-field.js';
export type { Strength } from './strength-meter.js';
