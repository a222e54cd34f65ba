import { getAccount } from '@attesta/domain/account/calls';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { ConfigurationForm } from '../configuration/configuration-form';
import { SettingsRows } from '../layout/settings-section';

/**
 * The data of a notified body whose request is not approved. A saved change of a rejected request is submitted at once.
 */
export function CorrectRequest() {
  const { t } = useTranslation('account');
  const read = useCall(getAccount, {});
  return (
    <Card flush title={t('inaccessible.correct.title')} subtitle={t('inaccessible.correct.lead')}>
      <SettingsRows>
        <ReadState read={read} skeleton={<Skeleton shape="rect" height={320} />}>
          {({ account }) => (
            <ConfigurationForm
              role="notified_body"
              account={account ?? undefined}
              submitLabel={t('inaccessible.correct.submit')}
              isResubmission
            />
          )}
        </ReadState>
      </SettingsRows>
    </Card>
  );
}
