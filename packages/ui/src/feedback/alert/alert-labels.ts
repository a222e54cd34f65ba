export interface AlertLabels {
  /** Accessible name of the close button of an alert or banner. */
  close: string;
}

export const englishAlertLabels: AlertLabels = { close: 'Close' };
