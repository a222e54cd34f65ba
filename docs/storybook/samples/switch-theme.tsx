import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { ModeSwitch } from '@attesta/ui/shell/mode-switch';
import { applyTheme, presetIds, presets } from '@attesta/ui/theme';
import { useState } from 'react';

const options = presetIds.map((id) => ({ value: id, label: presets[id].name }));

const modes = ['light', 'dark', 'system'] as const;

/** Sets attributes of `<html>`. The components get the new colours from CSS. React re-renders only this control. */
export function ThemeControls() {
  const [mode, setMode] = useState(
    () => modes.find((each) => each === document.documentElement.dataset['mode']) ?? 'light',
  );
  return (
    <>
      <RadioGroup
        label="Colours"
        defaultValue={document.documentElement.dataset['preset']}
        options={options}
        onValueChange={(preset) => applyTheme(document.documentElement, { preset })}
      />
      <ModeSwitch
        mode={mode}
        onModeChange={(next) => {
          setMode(next);
          applyTheme(document.documentElement, { mode: next });
        }}
      />
    </>
  );
}
