import { Card } from '@attesta/ui/display/card';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page/page';
import { ConfigurationForm } from './configuration/configuration-form';
import { SettingsRows } from './layout/settings-section';

const leads = {
  market_operator: 'operatorLead',
  notified_body: 'bodyLead',
  candidate: 'candidateLead',
  other: 'candidateLead',
} as const;

/** The configuration that a new account must complete before its dashboard opens. */
export function Component() {
  const { t } = useTranslation('account');
  const role = useUnit($user)?.role;
  return (
    <Page title={t('configuration.title')} lead={t(`configuration.${leads[role ?? 'other']}`)}>
      <Card flush>
        <SettingsRows>
          <ConfigurationForm role={role} submitLabel={t('configuration.submit')} />
        </SettingsRows>
      </Card>
    </Page>
  );
}
