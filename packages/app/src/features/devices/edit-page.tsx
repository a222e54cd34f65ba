import { getDevice } from '@attesta/domain/devices/calls';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { usePageTitle } from '../../platform/navigation/page-title';
import { $user } from '../../platform/session/model';
import type { PageAddress } from '../../platform/navigation/page-address';
import { Page } from '../../platform/shell/page/page';
import { ArchivedNotice } from './archive/archived-notice';
import { useUndoChange } from './archive/use-undo-change';
import { DeviceError } from './record/device-error';
import { DeviceForm } from './form/device-form';
import { deviceName } from './record/device-name';
import { FormSkeleton } from './record/skeletons';
import { devicePaths } from '../../platform/navigation/paths';

export const reads = ({ params }: PageAddress) => [readRequest(getDevice, { params: { id: params['id'] ?? '' } })];

/** Edits a device. The changes are based on the version shown when the page opened, even if newer data arrives. */
export function Component() {
  const { t } = useTranslation(['devices', 'classes', 'codes', 'problems']);
  const { id = '' } = useParams();
  const user = useUnit($user);
  const navigate = useNavigate();
  const confirmChange = useUndoChange();
  const read = useCall(getDevice, { params: { id } });
  const name = read.data && deviceName(read.data.device);
  usePageTitle(name ?? undefined);
  if (!user) return null;
  return (
    <Page title={t('titles.edit')} lead={name ?? t('lead.edit')}>
      <ReadState
        read={read}
        skeleton={<FormSkeleton />}
        framed
        renderError={(problem) => <DeviceError problem={problem} onRetry={() => void read.reload()} />}
      >
        {({ device }) =>
          device.archivedAt !== null ? (
            <ArchivedNotice device={device} />
          ) : (
            <DeviceForm
              key={device.id}
              user={user}
              device={device}
              onSaved={(saved, previous) => {
                confirmChange(saved, previous ?? device);
                void navigate(devicePaths.view(saved.id));
              }}
              onCancel={() => void navigate(devicePaths.view(device.id))}
            />
          )
        }
      </ReadState>
    </Page>
  );
}
