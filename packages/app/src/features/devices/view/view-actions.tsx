import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness } from '@attesta/domain/matching/readiness';
import { MatchIcon } from '@attesta/ui/display/icon';
import { Button } from '@attesta/ui/inputs/button';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { Archive, Copy, Ellipsis, Pencil, Printer, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { DeleteDialog } from '../archive/delete-dialog';
import { useDeviceActions } from '../archive/use-device-actions';
import { ShortlistLink } from './shortlist-link';
import { devicePaths } from '../../../platform/navigation/paths';

/** What the user can do with a device on its page. An archived device can only be restored, printed or deleted. */
export function ViewActions({ device }: { device: Device }) {
  return device.archivedAt === null ? <CurrentActions device={device} /> : <ArchivedActions device={device} />;
}

function CurrentActions({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { archive, duplicate, nameOf } = useDeviceActions();
  return (
    <>
      {matchReadiness(device).result === 'list' && (
        <Button start={<MatchIcon aria-hidden />} render={<RouterLink to={devicePaths.matches(device.id)} />}>
          {t('view.matches')}
        </Button>
      )}
      {matchReadiness(device).result === 'list' && <ShortlistLink device={device.id} />}
      <Button
        variant="outlined"
        start={<Pencil aria-hidden />}
        render={<RouterLink to={devicePaths.edit(device.id)} />}
      >
        {t('view.edit')}
      </Button>
      <Menu
        trigger={
          <IconButton label={t('list.more', { name: nameOf(device) })} variant="outlined">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        placement="bottom-end"
      >
        <MenuItem start={<Copy aria-hidden />} onSelect={() => void duplicate(device)}>
          {t('archive.duplicate')}
        </MenuItem>
        <MenuItem start={<Printer aria-hidden />} onSelect={() => window.print()}>
          {t('view.print')}
        </MenuItem>
        <MenuItem start={<Archive aria-hidden />} onSelect={() => void archive(device)}>
          {t('archive.archive')}
        </MenuItem>
      </Menu>
    </>
  );
}

function ArchivedActions({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { restore } = useDeviceActions();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Button variant="outlined" tone="error" start={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
        {t('archive.delete')}
      </Button>
      <Button start={<RotateCcw aria-hidden />} onClick={() => void restore(device)}>
        {t('archive.restore')}
      </Button>
      <DeleteDialog
        device={device}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={() => void navigate(devicePaths.archive)}
      />
    </>
  );
}
