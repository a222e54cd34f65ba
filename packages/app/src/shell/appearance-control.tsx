import { SettingsPopup, type SettingsLabels } from '@attesta/ui/shell/settings-popup';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $preferences, preferencesChanged, preferencesReset } from '../preferences/model';
import { fontFamilies } from '../preferences/preferences';

const words = ['title', 'mode', 'light', 'dark', 'preset', 'direction', 'ltr', 'rtl', 'font', 'radius', 'filled', 'container', 'rail', 'reset'] as const;

/** Every preference of the looks, with the page behind as the preview. */
export function AppearanceControl() {
  const { t } = useTranslation('portal');
  const [preferences, change, reset] = useUnit([$preferences, preferencesChanged, preferencesReset]);
  const labels = useMemo(() => Object.fromEntries(words.map((word) => [word, t(`appearance.${word}`)])) as unknown as SettingsLabels, [t]);
  return <SettingsPopup settings={preferences} onSettingsChange={change} onReset={() => reset()} fontFamilies={fontFamilies} labels={labels} />;
}
