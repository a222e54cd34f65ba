import type { WindowView } from '@attesta/domain/availability/schema';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { serverDataChanged } from '../../../platform/http/call-fx';
import { notify } from '../../../platform/toasts/model';
import { confirmWindowsFx } from './confirm-windows';

/** Returns a function that confirms windows and reports it, and whether windows are being confirmed. */
export function useConfirmWindows() {
  const { t } = useTranslation('availability');
  const [confirm, isConfirming] = useUnit([confirmWindowsFx, confirmWindowsFx.pending]);
  const [show, outdated] = useUnit([notify, serverDataChanged]);
  const failureMessage = useFailureMessage();
  const confirmAll = async (windows: readonly WindowView[]) => {
    try {
      await confirm(windows);
      show({ message: t('confirmed', { count: windows.length }), tone: 'success' });
    } catch (error) {
      show({ message: failureMessage(error), tone: 'error' });
      outdated([]); // someone else may have changed a window
    }
  };
  return { confirmAll, isConfirming };
}
