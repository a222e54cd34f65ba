import { getDevice } from '@attesta/domain/devices/calls';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ReadState } from '../../platform/errors/read-state';
import { useCall } from '../../platform/http/use-call';
import { notify } from '../../platform/toasts/model';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page';
import { DeviceError } from './record/device-error';
import { DeviceForm } from './form/device-form';
import { deviceName } from './record/device-name';
import { FormSkeleton } from './record/skeletons';
import { devicePaths } from './record/paths';

/** Edits a device. The changes are based on the version shown when the page opened, even if newer data arrives. */
export function Component() {
  const { t } = useTranslation(['devices', 'classes', 'codes', 'problems']);
  const { id = '' } = useParams();
  const [user, show] = useUnit([$user, notify]);
  const navigate = useNavigate();
  const read = useCall(getDevice, { params: { id } });
  if (!user) return null;
  return (
    <Page title={t('titles.edit')} lead={(read.data && deviceName(read.data.device)) ?? t('lead.edit')}>
      <ReadState
        read={read}
        skeleton={<FormSkeleton />}
        renderError={(problem) => <DeviceError problem={problem} onRetry={() => void read.reload()} />}
      >
        {({ device }) => (
          <DeviceForm
            key={device.id}
            user={user}
            device={device}
            onSaved={(saved) => {
              void read.setData({ device: saved });
              show({ message: t('view.savedNotice'), tone: 'success' });
              void navigate(devicePaths.view(saved.id));
            }}
            onCancel={() => void navigate(devicePaths.view(device.id))}
          />
        )}
      </ReadState>
    </Page>
  );
}
