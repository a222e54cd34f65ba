import { Button } from '@attesta/ui/inputs/button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useExport } from './use-export';

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
