export type { CodeCharacters } from './code-text.js';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.js';
export type { OneTimeCodeLabels } from './one-time-code-labels.js';
