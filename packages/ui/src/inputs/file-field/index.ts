export { FileField, type FileFieldProps } from './file-field.js';
export type { FileFieldLabels } from './file-field-labels.js';
export { checkFile, safeFileName, sniffedKind, type FileKind, type FileProblem, type FileRules } from './file-rules.js';
