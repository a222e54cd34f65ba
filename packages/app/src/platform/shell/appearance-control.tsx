import { SettingsPopup, type Settings, type SettingsLabels } from '@attesta/ui/shell/settings-popup';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $preferences, preferencesChanged, preferencesReset } from '../preferences/model';
import { fontFamilies, presetColors, type Preferences } from '../preferences/preferences';

const labelKeys = [
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

/** Settings popup for the appearance. The page behind it is the preview. The language has a separate control. */
export function AppearanceControl() {
  const { t } = useTranslation('portal');
  const [preferences, change, reset] = useUnit([$preferences, preferencesChanged, preferencesReset]);
  const labels = useMemo(
    (): Partial<SettingsLabels> => ({
      ...Object.fromEntries(labelKeys.map((key) => [key, t(`appearance.${key}`)])),
      presets: Object.fromEntries(presetColors.map((preset) => [preset, t(`appearance.presets.${preset}`)])),
    }),
    [t],
  );
  // The cast is safe because the mode `system` is not offered.
  const apply = (changed: Partial<Settings>) => change(changed as Partial<Preferences>);
  return (
    <SettingsPopup
      settings={preferences}
      onSettingsChange={apply}
      onReset={() => reset()}
      fontFamilies={[...new Set([...fontFamilies, preferences.fontFamily])]}
      labels={labels}
    />
  );
}
