import type { Device } from '@attesta/domain/devices/schema';
import { MatchIcon } from '@attesta/ui/display/icon';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { Archive, Copy, Ellipsis, Eye, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { DeleteDialog } from '../archive/delete-dialog';
import { useDeviceActions } from '../archive/use-device-actions';
import { devicePaths } from '../../../platform/navigation/paths';

/** The actions for a device in the list. */
export function DeviceMenu({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { archive, restore, duplicate, nameOf } = useDeviceActions();
  const [isDeleting, setDeleting] = useState(false);
  const { id, archivedAt } = device;
  const view = (
    <MenuItem start={<Eye aria-hidden />} render={<RouterLink to={devicePaths.view(id)} />}>
      {t('list.view')}
    </MenuItem>
  );
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('list.more', { name: nameOf(device) })} size="small">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        placement="bottom-end"
      >
        {view}
        {archivedAt === null ? (
          <>
            <MenuItem start={<Pencil aria-hidden />} render={<RouterLink to={devicePaths.edit(id)} />}>
              {t('list.edit')}
            </MenuItem>
            <MenuItem start={<MatchIcon aria-hidden />} render={<RouterLink to={devicePaths.matches(id)} />}>
              {t('list.matches')}
            </MenuItem>
            <MenuItem start={<Copy aria-hidden />} onSelect={() => void duplicate(device)}>
              {t('archive.duplicate')}
            </MenuItem>
            <MenuItem start={<Archive aria-hidden />} onSelect={() => void archive(device)}>
              {t('archive.archive')}
            </MenuItem>
          </>
        ) : (
          <>
            <MenuItem start={<RotateCcw aria-hidden />} onSelect={() => void restore(device)}>
              {t('archive.restore')}
            </MenuItem>
            <MenuItem tone="error" start={<Trash2 aria-hidden />} onSelect={() => setDeleting(true)}>
              {t('archive.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {archivedAt !== null && <DeleteDialog device={device} open={isDeleting} onOpenChange={setDeleting} />}
    </>
  );
}
