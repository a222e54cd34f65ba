import { ModeSwitch } from '@attesta/ui/shell/mode-switch';
import { useUnit } from 'effector-react';
import { $preferences, modeToggled } from '../../preferences/model';

/** Toggles between light and dark mode. */
export function ModeControl() {
  const [{ mode }, toggle] = useUnit([$preferences, modeToggled]);
  return <ModeSwitch mode={mode} onModeChange={() => toggle()} />;
}
