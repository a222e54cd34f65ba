import { listDevices } from '@attesta/domain/devices/calls';
import { deviceName } from '@attesta/domain/devices/device-name';
import type { Command } from '@attesta/ui/shell/command-palette';
import { Package } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../http/use-call';
import { searchOf } from '../../forms/search-text';
import type { User } from '../../session/user';
import { devicePaths } from '../../navigation/paths';

/** Time in ms without typing before the server is asked. */
const delay = 250;
const shortest = 2;
/** Number of devices in the palette. The list of devices shows all. */
const maxDevices = 8;

/** What is typed, once the user stops typing. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/**
 * The devices of a market operator that the server finds for the typed text, as commands whose values are paths, and a
 * sentence while it searches or if it fails.
 */
export function useDeviceCommands({ role, account_configured }: User, typed: string) {
  const { t } = useTranslation('portal');
  const query = searchOf(typed);
  const search = useSettled(query);
  const canSearch = role === 'market_operator' && account_configured && search.length >= shortest;
  const read = useCall(listDevices, canSearch ? { query: { search, pageSize: maxDevices } } : null);
  const isSearching = role === 'market_operator' && query.length >= shortest && (search !== query || read.isLoading);
  const devices = canSearch && search === query ? read.data?.devices : undefined;
  const commands = useMemo(
    () =>
      (devices ?? []).map((device): Command => ({
        value: devicePaths.view(device.id),
        label: deviceName(device) ?? t('commands.unnamedDevice'),
        description: device.intendedPurpose?.slice(0, 120),
        group: t('commands.groups.devices'),
        icon: <Package aria-hidden />,
        matched: true,
      })),
    [devices, t],
  );
  if (canSearch && read.problem && !read.data) return { commands, status: t('commands.devicesFailed') };
  return { commands, status: isSearching && !devices ? t('commands.searching') : undefined };
}
