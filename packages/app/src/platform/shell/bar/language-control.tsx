import { LanguagePicker } from '@attesta/ui/shell/language-picker';
import { useUnit } from 'effector-react';
import { $preferences, preferencesChanged } from '../../preferences/model';

/** Selects the language of the portal. */
export function LanguageControl() {
  const [{ i18n }, change] = useUnit([$preferences, preferencesChanged]);
  return <LanguagePicker value={i18n} onValueChange={(code) => change({ i18n: code })} />;
}
