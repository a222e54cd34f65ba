import { getDeletion } from '@attesta/domain/account/data/calls';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { FormActions } from '../forms/form-actions';
import { SettingsRow } from '../layout/settings-row';
import { DeletionFacts } from './deletion-facts';
import { DeletionForm } from './deletion-form';
import { ExportButton } from './export-button';

/** The export of the user's data, and the deletion of the account. */
export function DataRows() {
  const { t } = useTranslation('account');
  const read = useCall(getDeletion, {});
  const [isConfirming, setConfirming] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cancel = () => {
    setConfirming(false);
    region.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <SettingsRow title={t('personal.data.export')} lead={t('personal.data.exportLead')}>
        <FormActions>
          <ExportButton />
        </FormActions>
      </SettingsRow>
      <SettingsRow title={t('personal.deletion.title')} lead={t('personal.deletion.lead')} contentRef={region}>
        <ReadState read={read} skeleton={<Skeleton shape="rect" height={120} />}>
          {({ deletion }) => (
            <>
              <DeletionFacts deletion={deletion} />
              {isConfirming ? (
                <DeletionForm onCancel={cancel} />
              ) : (
                <FormActions>
                  <Button variant="outlined" tone="error" onClick={() => setConfirming(true)}>
                    {t('personal.deletion.open')}
                  </Button>
                </FormActions>
              )}
            </>
          )}
        </ReadState>
      </SettingsRow>
    </>
  );
}
