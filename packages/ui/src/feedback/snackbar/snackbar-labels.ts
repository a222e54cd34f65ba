export interface SnackbarLabels {
  /** Names the stack; its key stands in it, since nothing else tells of it. */
  region?: string | undefined;
  close?: string | undefined;
  /** Read before the words of a notice. */
  info?: string | undefined;
  success?: string | undefined;
  warning?: string | undefined;
  error?: string | undefined;
  /** A notice that was told more than once. */
  count?: ((times: number) => string) | undefined;
}

export const snackbarLabels: Required<SnackbarLabels> = {
  region: 'Notices, F6',
  close: 'Close notice',
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  count: (times) => `${times} times`,
};
