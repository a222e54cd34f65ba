import type { Device } from '@attesta/domain/devices/schema';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { notify, toastsWithdrawn } from '../../../platform/toasts/model';
import { deviceName } from '../record/device-name';
import { undoChangeFx, undoFailure } from '../answers/undo-change';

/** Returns a function that confirms a saved change with a toast, whose action saves the previous answers again. */
export function useUndoChange() {
  const { t } = useTranslation('devices');
  const [undoChange, show, withdraw] = useUnit([undoChangeFx, notify, toastsWithdrawn]);
  const failureMessage = useFailureMessage();
  return useCallback(
    (saved: Device, previous: Device) => {
      const nameOf = (device: Device) => deviceName(device) ?? t('view.unnamed');
      // An older change of the same device can no longer be undone.
      const about = `device:${saved.id}`;
      withdraw(about);
      const undo = async () => {
        try {
          await undoChange({ saved, previous });
          show({ message: t('view.undone', { name: nameOf(previous) }), tone: 'success' });
        } catch (error) {
          const failure = undoFailure(error);
          const messages = { changed: t('view.notUndone'), refused: t('view.undoRefused') };
          show({ message: failure ? messages[failure] : failureMessage(error), tone: 'error' });
        }
      };
      const action = { label: t('view.undo'), onAction: () => void undo() };
      show({ message: t('view.savedNotice', { name: nameOf(saved) }), tone: 'success', action, about });
    },
    [undoChange, show, withdraw, failureMessage, t],
  );
}
