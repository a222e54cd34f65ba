export type { FieldLabels, FieldProps } from '../../foundation/field/field.js';
export { ErrorSummary, type ErrorSummaryProps, type FormError } from './error-summary.js';
export { FormSection, type FormSectionProps } from './form-section.js';
