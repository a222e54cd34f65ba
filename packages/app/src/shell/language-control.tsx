import { LanguagePicker } from '@attesta/ui/shell/language-picker';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $preferences, preferencesChanged } from '../preferences/model';
import type { Language } from '../preferences/preferences';

/** Each in its own name, so that it is found by those who look for it. */
const languages: { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'ro', name: 'Română' },
  { code: 'zh', name: '中文' },
];

/** The language of the interface. */
export function LanguageControl() {
  const { t } = useTranslation('portal');
  const [{ i18n }, change] = useUnit([$preferences, preferencesChanged]);
  return <LanguagePicker languages={languages} value={i18n} onValueChange={(code) => change({ i18n: code as Language })} label={t('shell.language')} />;
}
