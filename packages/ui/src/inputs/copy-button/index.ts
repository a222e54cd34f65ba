export { CopyButton, type CopyButtonProps } from './copy-button.js';
export type { CopyButtonLabels } from './copy-button-labels.js';
