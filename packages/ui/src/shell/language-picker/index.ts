export {
  LanguagePicker,
  languageOptions,
  type LanguageOption,
  type LanguagePickerProps,
  type LanguageCode,
} from './language-picker.js';
