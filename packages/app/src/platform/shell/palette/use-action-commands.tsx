import { languageOptions } from '@attesta/ui/shell/language-picker';
import type { Command } from '@attesta/ui/shell/command-palette';
import { useUnit } from 'effector-react';
import { Languages, LogOut, Moon, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $preferences, modeToggled, preferencesChanged } from '../../preferences/model';
import { signOutRequested } from '../../session/sign-out';

interface ActionCommand extends Command {
  run: () => void;
}

/** The actions of the command palette: mode, language and sign-out. */
export function useActionCommands(): ActionCommand[] {
  const { t } = useTranslation('portal');
  const [{ mode, i18n: current }, toggleMode, change, signOut] = useUnit([
    $preferences,
    modeToggled,
    preferencesChanged,
    signOutRequested,
  ]);
  return useMemo(() => {
    const group = t('commands.groups.actions');
    const ModeIcon = mode === 'dark' ? Sun : Moon;
    return [
      {
        value: 'mode',
        label: t(mode === 'dark' ? 'shell.toLight' : 'shell.toDark'),
        group,
        icon: <ModeIcon aria-hidden />,
        run: () => toggleMode(),
      },
      ...languageOptions
        .filter(({ code }) => code !== current)
        .map(({ code, name }) => ({
          value: `language-${code}`,
          label: t('commands.language', { name }),
          group,
          icon: <Languages aria-hidden />,
          run: () => change({ i18n: code }),
        })),
      { value: 'sign-out', label: t('accountMenu.logout'), group, icon: <LogOut aria-hidden />, run: () => signOut() },
    ];
  }, [t, mode, current, toggleMode, change, signOut]);
}
