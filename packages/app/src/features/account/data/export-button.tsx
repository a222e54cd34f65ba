import { Button } from '@attesta/ui/inputs/button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exportAccount } from '@attesta/domain/account/data/calls';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { saveFile } from '../../../platform/browser/save-file';
import { createCallFx } from '../../../platform/http/call-fx';
import { notify } from '../../../platform/toasts/model';

const exportAccountFx = createCallFx(exportAccount);

/** Returns a function that downloads the user's data, and whether it is running. */
function useExport() {
  const { t } = useTranslation('account');
  const [exportData, show] = useUnit([exportAccountFx, notify]);
  const failureMessage = useFailureMessage();
  const [isExporting, setExporting] = useState(false);
  const download = async () => {
    setExporting(true);
    try {
      const content = await exportData({});
      saveFile({ name: 'attesta-my-data.zip', contentType: 'application/zip', content });
      show({ message: t('personal.data.exported'), tone: 'success' });
    } catch (error) {
      show({ message: failureMessage(error), tone: 'error' });
    }
    setExporting(false);
  };
  return { isExporting, download: () => void download() };
}

/** Downloads everything that is stored about the user. */
export function ExportButton() {
  const { t } = useTranslation('account');
  const { isExporting, download } = useExport();
  return (
    <Button
      variant="outlined"
      start={<Download aria-hidden />}
      loading={isExporting}
      loadingLabel={t('personal.data.exporting')}
      onClick={download}
    >
      {t('personal.data.export')}
    </Button>
  );
}
