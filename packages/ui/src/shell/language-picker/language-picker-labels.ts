export interface LanguagePickerLabels {
  /** Accessible name of the menu. */
  language: string;
  /** Accessible name of the button. Receives the name of the current language in that language. */
  current: (label: string, name: string) => string;
}

export const englishLanguagePickerLabels: LanguagePickerLabels = {
  language: 'Language',
  current: (label, name) => `${label}: ${name}`,
};
