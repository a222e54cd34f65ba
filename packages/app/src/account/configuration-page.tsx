import { Card } from '@attesta/ui/display/card';
import { Heading, Text } from '@attesta/ui/display/typography';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $user } from '../session/model';
import { ConfigurationForm } from './configuration-form';
import { Page } from './form-layout';

const leads = { market_operator: 'operatorLead', notified_body: 'bodyLead', candidate: 'candidateLead', other: 'candidateLead' } as const;

/** What an account must tell once before its dashboard opens. */
export function Component() {
  const { t } = useTranslation('account');
  const role = useUnit($user)?.role;
  return (
    <Page>
      <Heading level={1} size="h2">{t('configuration.title')}</Heading>
      <Text tone="muted" size="large">{t(`configuration.${leads[role ?? 'other']}`)}</Text>
      <Card><ConfigurationForm role={role} submit={t('configuration.submit')} /></Card>
    </Page>
  );
}
