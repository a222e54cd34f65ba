import type { ReactNode } from 'react';

export interface AlertDialogLabels {
  /** Text of the cancel button. */
  cancel: string;
  /** Announced while the promise of `onConfirm` is pending. */
  pending: string;
  /** Shown when `onConfirm` failed. */
  failed: (error: unknown) => ReactNode;
}

export const englishAlertDialogLabels: AlertDialogLabels = {
  cancel: 'Cancel',
  pending: 'In progress',
  failed: () => 'This did not work. Nothing was changed. Try again, or cancel.',
};
