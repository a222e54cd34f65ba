export interface SnackbarLabels {
  /** Accessible name of the stack. It includes the shortcut key, because the key is shown nowhere else. */
  region?: string | undefined;
  close?: string | undefined;
  /** Announced before the message of a toast with the tone `info`. */
  info?: string | undefined;
  success?: string | undefined;
  warning?: string | undefined;
  error?: string | undefined;
  /** Suffix of a toast that was repeated. */
  count?: ((times: number) => string) | undefined;
}

export const englishSnackbarLabels: Required<SnackbarLabels> = {
  region: 'Notifications, F6',
  close: 'Close notification',
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  count: (times) => `${times} times`,
};
