export { CopyButton, type CopyButtonLabels, type CopyButtonProps } from './copy-button.js';
