export { SessionTimeoutDialog, type SessionTimeoutDialogProps } from './session-timeout-dialog.js';
export type { SessionTimeoutLabels } from './session-timeout-labels.js';
