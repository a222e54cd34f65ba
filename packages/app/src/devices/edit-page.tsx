import { getDevice } from '@attesta/domain/device/calls';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ReadState } from '../http/read-state';
import { useCall } from '../http/use-call';
import { notify } from '../notices/model';
import { $user } from '../session/model';
import { Page } from '../shell/page';
import { DeviceFault } from './device-fault';
import { DeviceForm } from './device-form';
import { deviceName } from './device-name';
import { FormSkeleton } from './skeletons';
import { devicePaths } from './paths';

/** Changes a device. What it was when the page opened is what the change is made on, whatever is read again meanwhile. */
export function Component() {
  const { t } = useTranslation(['devices', 'classes', 'codes', 'problems']);
  const { id = '' } = useParams();
  const user = useUnit($user);
  const navigate = useNavigate();
  const read = useCall(getDevice, { params: { id } });
  if (!user) return null;
  return (
    <Page title={t('titles.edit')} lead={(read.data && deviceName(read.data.device)) ?? t('lead.edit')}>
      <ReadState
        read={read}
        skeleton={<FormSkeleton />}
        fault={(problem) => <DeviceFault problem={problem} onRetry={() => void read.reload()} />}
      >
        {({ device }) => (
          <DeviceForm
            key={device.id}
            user={user}
            device={device}
            onSaved={(saved) => {
              void read.take({ device: saved });
              notify({ message: t('view.savedNotice'), tone: 'success' });
              void navigate(devicePaths.view(saved.id));
            }}
            onCancel={() => void navigate(devicePaths.view(device.id))}
          />
        )}
      </ReadState>
    </Page>
  );
}
