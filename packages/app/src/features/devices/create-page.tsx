import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../platform/toasts/model';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page/page';
import { DeviceForm } from './form/device-form';
import { deviceName } from './record/device-name';
import { devicePaths } from '../../platform/navigation/paths';

/** "Add medical device": registers a device and navigates to its page. */
export function Component() {
  const { t } = useTranslation(['devices', 'classes', 'codes', 'problems']);
  const [user, show] = useUnit([$user, notify]);
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <Page title={t('titles.create')}>
      <DeviceForm
        user={user}
        device={null}
        onSaved={(device) => {
          show({
            message: t('view.registeredNotice', { name: deviceName(device) ?? t('view.unnamed') }),
            tone: 'success',
          });
          void navigate(devicePaths.view(device.id), { replace: true, state: { isNew: true } });
        }}
        onCancel={() => void navigate(devicePaths.list)}
      />
    </Page>
  );
}
