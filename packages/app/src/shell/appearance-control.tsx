import { SettingsPopup, type Settings, type SettingsLabels } from '@attesta/ui/shell/settings-popup';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $preferences, preferencesChanged, preferencesReset } from '../preferences/model';
import { fontFamilies, presetColors, type Preferences } from '../preferences/preferences';

const words = [
  'title',
  'close',
  'mode',
  'light',
  'dark',
  'preset',
  'font',
  'radius',
  'filled',
  'direction',
  'ltr',
  'rtl',
  'menu',
  'vertical',
  'horizontal',
  'rail',
  'container',
  'reset',
] as const;

/** Every preference of the looks, with the page behind as the preview; the language has its own control beside it. */
export function AppearanceControl() {
  const { t } = useTranslation('portal');
  const [preferences, change, reset] = useUnit([$preferences, preferencesChanged, preferencesReset]);
  const labels = useMemo(
    (): Partial<SettingsLabels> => ({
      ...Object.fromEntries(words.map((word) => [word, t(`appearance.${word}`)])),
      presets: Object.fromEntries(presetColors.map((preset) => [preset, t(`appearance.presets.${preset}`)])),
    }),
    [t],
  );
  const apply = (wanted: Partial<Settings>) => change(wanted as Partial<Preferences>); // of the modes, `system` is not offered
  return (
    <SettingsPopup
      settings={preferences}
      onSettingsChange={apply}
      onReset={() => reset()}
      fontFamilies={fontFamilies}
      labels={labels}
    />
  );
}
