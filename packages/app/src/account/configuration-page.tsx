import { Card } from '@attesta/ui/display/card';
import { Heading, Text } from '@attesta/ui/display/typography';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $user } from '../session/model';
import { BodyForm } from './body-form';
import { CandidateForm } from './candidate-form';
import { Page } from './form-layout';
import { OperatorForm } from './operator-form';

/** What an account must tell once before its dashboard opens; the form is that of the role. */
export function Component() {
  const { t } = useTranslation('account');
  const role = useUnit($user)?.role;
  const forms: Record<string, [lead: string, form: ReactNode]> = {
    market_operator: [t('configuration.operatorLead'), <OperatorForm key="form" />],
    notified_body: [t('configuration.bodyLead'), <BodyForm key="form" />],
  };
  const [lead, form] = forms[role ?? ''] ?? [t('configuration.candidateLead'), <CandidateForm key="form" />];
  return (
    <Page>
      <Heading level={1} size="h2">{t('configuration.title')}</Heading>
      <Text tone="muted" size="large">{lead}</Text>
      <Card>{form}</Card>
    </Page>
  );
}
