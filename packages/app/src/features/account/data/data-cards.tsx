import { getDeletion } from '@attesta/domain/account/data/calls';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { FormActions, FormRoot } from '../forms/account-forms.styles';
import { DeletionFacts } from './deletion-facts';
import { DeletionForm } from './deletion-form';
import { ExportButton } from './export-button';

/** The export of the user's data, and the deletion of the account. */
export function DataCards() {
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
      <Card title={t('personal.data.export')} headingLevel={3} subtitle={t('personal.data.exportLead')}>
        <FormActions>
          <ExportButton />
        </FormActions>
      </Card>
      <Card title={t('personal.deletion.title')} headingLevel={3} subtitle={t('personal.deletion.lead')}>
        <FormRoot as="div" ref={region} tabIndex={-1} role="group" aria-label={t('personal.deletion.title')}>
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
        </FormRoot>
      </Card>
    </>
  );
}
