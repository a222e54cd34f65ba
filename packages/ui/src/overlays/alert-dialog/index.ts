export { AlertDialog, type AlertDialogProps, type AlertDialogReason } from './alert-dialog.js';
export type { AlertDialogLabels } from './alert-dialog-labels.js';
export { useConfirm, type ConfirmQuestion } from './use-confirm.js';
