import { CommandPalette, type Command } from '@attesta/ui/shell/command-palette';
import { Settings } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../session/user';
import { menuIcons } from '../bar/menu-icons';
import { pageCommands } from './page-commands';
import { useActionCommands } from './use-action-commands';
import { useDeviceCommands } from './use-device-commands';

/** The user's pages as commands whose values are paths. */
function usePages(user: User): Command[] {
  const { t } = useTranslation('portal');
  return useMemo(
    () =>
      pageCommands(user).map(({ href, title, group, entry }) => {
        const Icon = (entry && menuIcons[entry]) ?? Settings;
        return {
          value: href,
          label: t(`titles.${title}`),
          description: group && t(`groups.${group}`),
          keywords: entry && [t(`menu.${entry}`)],
          group: t(group ? 'commands.groups.pages' : 'commands.groups.account'),
          icon: <Icon aria-hidden />,
        };
      }),
    [user, t],
  );
}

interface PortalPaletteProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Finds pages, devices and actions by typing. */
export function PortalPalette({ user, open, onOpenChange }: PortalPaletteProps) {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const pages = usePages(user);
  const actions = useActionCommands();
  const { commands: devices, status } = useDeviceCommands(user, open ? typed : '');
  const commands = useMemo(() => [...pages, ...devices, ...actions], [pages, devices, actions]);
  const run = ({ value }: Command) => {
    const action = actions.find((one) => one.value === value);
    if (action) action.run();
    else void navigate(value);
  };
  return (
    <CommandPalette
      commands={commands}
      status={status}
      open={open}
      onOpenChange={(isOpen) => {
        setTyped('');
        onOpenChange(isOpen);
      }}
      onQueryChange={setTyped}
      onRun={run}
      labels={{
        title: t('commands.title'),
        placeholder: t(user.role === 'market_operator' ? 'commands.placeholderOperator' : 'commands.placeholder'),
      }}
    />
  );
}
