import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import en from './labels/en.json' with { type: 'json' };
import fr from './labels/fr.json' with { type: 'json' };
import ro from './labels/ro.json' with { type: 'json' };
import zh from './labels/zh.json' with { type: 'json' };

/** The texts of the HTML file in one language. The keys of `fields` and `deviceFields` are the names of the JSON file. */
export type ExportLabels = typeof en;

export const exportLabels: Record<MailLanguage, ExportLabels> = { en, fr, ro, zh };

/** The words for a code that is the value of a field; the code itself if it has none. */
export const wordsOf = (labels: ExportLabels, name: string, code: string): string => {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = labels.values;
  return values[name]?.[code] ?? code;
};

/** The label of a field; its name in the JSON file if it has none. */
export const labelOf = (labels: ExportLabels, name: string): string => {
  const fields: Readonly<Record<string, string>> = { ...labels.deviceFields, ...labels.fields };
  return fields[name] ?? name;
};
