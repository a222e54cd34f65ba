import { exportAccount } from '@attesta/domain/account/data/calls';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { saveFile } from '../../../platform/http/save-file';
import { useSend } from '../../../platform/http/use-send';
import { notify } from '../../../platform/toasts/model';

/** Returns a function that downloads the user's data, and whether it is running. */
export function useExport() {
  const { t } = useTranslation('account');
  const send = useSend();
  const show = useUnit(notify);
  const failureMessage = useFailureMessage();
  const [isExporting, setExporting] = useState(false);
  const download = async () => {
    setExporting(true);
    try {
      const content = await send(exportAccount, {});
      saveFile({ name: 'attesta-my-data.zip', contentType: 'application/zip', content });
      show({ message: t('personal.data.exported'), tone: 'success' });
    } catch (error) {
      show({ message: failureMessage(error), tone: 'error' });
    }
    setExporting(false);
  };
  return { isExporting, download: () => void download() };
}
