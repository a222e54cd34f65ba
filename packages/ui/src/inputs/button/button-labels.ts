export interface ButtonLabels {
  /** Read while the action is in progress. */
  loading: string;
}

export const englishButtonLabels: ButtonLabels = { loading: 'In progress' };
