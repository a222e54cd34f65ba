export interface SelectLabels {
  /** Shown while no option is chosen. */
  placeholder: string;
}

export const englishSelectLabels: SelectLabels = { placeholder: 'Choose' };
