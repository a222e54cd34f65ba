import { ModeSwitch } from '@attesta/ui/shell/mode-switch';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $preferences, modeToggled } from '../preferences/model';

/** Toggles between light and dark mode. */
export function ModeControl() {
  const { t } = useTranslation('portal');
  const [{ mode }, toggle] = useUnit([$preferences, modeToggled]);
  return (
    <ModeSwitch
      mode={mode}
      onModeChange={() => toggle()}
      labels={{ toLight: t('shell.toLight'), toDark: t('shell.toDark') }}
    />
  );
}
