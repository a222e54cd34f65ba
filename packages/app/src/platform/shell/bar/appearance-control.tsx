import { SettingsPopup, type Settings } from '@attesta/ui/shell/settings-popup';
import { useUnit } from 'effector-react';
import { $preferences, preferencesChanged, preferencesReset } from '../../preferences/model';
import { fontFamilies, type Preferences } from '../../preferences/preferences';

/** Settings popup for the appearance. The page behind it is the preview. The language has a separate control. */
export function AppearanceControl() {
  const [preferences, change, reset] = useUnit([$preferences, preferencesChanged, preferencesReset]);
  // The cast is safe because the mode `system` is not offered.
  const apply = (changed: Partial<Settings>) => change(changed as Partial<Preferences>);
  return (
    <SettingsPopup
      settings={preferences}
      onSettingsChange={apply}
      onReset={() => reset()}
      fontFamilies={[...new Set([...fontFamilies, preferences.fontFamily])]}
    />
  );
}
