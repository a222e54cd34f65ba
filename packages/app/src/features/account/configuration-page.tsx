import { Card } from '@attesta/ui/display/card';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { $user } from '../../platform/session/model';
import { Page } from '../../platform/shell/page';
import { ConfigurationForm } from './configuration/configuration-form';
import { SettingsRows } from './layout/settings-section';

/** As wide as the sheet of the account settings, which has the same form. */
const Sheet = styled(Card)`
  max-inline-size: 960px;
`;

const leads = {
  market_operator: 'operatorLead',
  notified_body: 'bodyLead',
  candidate: 'candidateLead',
  other: 'candidateLead',
} as const;

/** The configuration that a new account must complete before its dashboard opens. */
export function Component() {
  const { t } = useTranslation(['account', 'devices']); // the fields use both; text loaded later would hide the page
  const role = useUnit($user)?.role;
  return (
    <Page title={t('configuration.title')} lead={t(`configuration.${leads[role ?? 'other']}`)}>
      <Sheet flush>
        <SettingsRows>
          <ConfigurationForm role={role} submitLabel={t('configuration.submit')} />
        </SettingsRows>
      </Sheet>
    </Page>
  );
}
