import type { Device } from '@attesta/domain/devices/schema';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { useSend } from '../../../platform/http/use-send';
import { notify } from '../../../platform/toasts/model';
import { undoChange, undoFailure } from '../answers/undo-change';
import { useDeviceCache } from './use-device-cache';

/** Returns a function that confirms a saved change with a toast, whose action saves the previous answers again. */
export function useUndoChange() {
  const { t } = useTranslation('devices');
  const send = useSend();
  const show = useUnit(notify);
  const failureMessage = useFailureMessage();
  const { store } = useDeviceCache();
  return useCallback(
    (saved: Device, previous: Device) => {
      const undo = async () => {
        try {
          await store(await undoChange(send, saved, previous));
          show({ message: t('view.undone'), tone: 'success' });
        } catch (error) {
          const failure = undoFailure(error);
          const messages = { changed: t('view.notUndone'), refused: t('view.undoRefused') };
          show({ message: failure ? messages[failure] : failureMessage(error), tone: 'error' });
        }
      };
      const action = { label: t('view.undo'), onAction: () => void undo() };
      show({ message: t('view.savedNotice'), tone: 'success', action });
    },
    [send, show, failureMessage, store, t],
  );
}
