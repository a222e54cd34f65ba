import { Card } from '@attesta/ui/display/card';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $user } from '../session/model';
import { Page } from '../shell/page';
import { ConfigurationForm } from './configuration-form';
import { Sheets } from './form-layout';

const leads = {
  market_operator: 'operatorLead',
  notified_body: 'bodyLead',
  candidate: 'candidateLead',
  other: 'candidateLead',
} as const;

/** What an account must tell once before its dashboard opens. */
export function Component() {
  const { t } = useTranslation('account');
  const role = useUnit($user)?.role;
  return (
    <Page title={t('configuration.title')} lead={t(`configuration.${leads[role ?? 'other']}`)}>
      <Sheets>
        <Card>
          <ConfigurationForm role={role} submit={t('configuration.submit')} />
        </Card>
      </Sheets>
    </Page>
  );
}
