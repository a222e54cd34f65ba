/** Name of each tone, read before the title, or the name of a callout without a title. */
export interface CalloutLabels {
  info: string;
  success: string;
  warning: string;
  error: string;
}

export const englishCalloutLabels: CalloutLabels = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  error: 'Important',
};
