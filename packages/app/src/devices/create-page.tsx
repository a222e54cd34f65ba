import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../notices/model';
import { $user } from '../session/model';
import { Page } from '../shell/page';
import { DeviceForm } from './device-form';
import { devicePaths } from './paths';

/** "Add medical device": registers a device and leads to it. */
export function Component() {
  const { t } = useTranslation(['devices', 'classes', 'codes', 'problems']);
  const user = useUnit($user);
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <Page title={t('titles.create')} lead={t('lead.create')}>
      <DeviceForm
        user={user}
        device={null}
        onSaved={(device) => {
          notify({ message: t('view.registeredNotice'), tone: 'success' });
          void navigate(devicePaths.view(device.id), { replace: true, state: { isNew: true } });
        }}
        onCancel={() => void navigate(devicePaths.list)}
      />
    </Page>
  );
}
