export { AlertDialog, type AlertDialogLabels, type AlertDialogProps, type AlertDialogReason } from './alert-dialog.js';
export { useConfirm, type ConfirmQuestion } from './use-confirm.js';
