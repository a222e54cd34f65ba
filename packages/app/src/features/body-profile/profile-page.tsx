import { getBodyProfile } from '@attesta/domain/body-profile/calls';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { Page } from '../../platform/shell/page/page';
import { SettingsLayout, SettingsSection } from '../account';
import { ProfileForm } from './profile-form';
import { ProfileHistory } from './profile-history';

const Padded = styled.div`
  padding: 24px;
`;

export const reads = () => [readRequest(getBodyProfile, {})];

/** What a notified body publishes about itself: intake, designations, fees and times, with the history of changes. */
export function Component() {
  const { t } = useTranslation(['bodyProfile', 'portal']);
  const read = useCall(getBodyProfile, {});
  const sections = [
    { id: 'profile', title: t('titles.bodyProfile', { ns: 'portal' }) },
    { id: 'history', title: t('sections.history') },
  ] as const;
  return (
    <Page title={t('titles.bodyProfile', { ns: 'portal' })} lead={t('lead')}>
      <SettingsLayout sections={sections}>
        <SettingsSection id="profile" title={t('sections.published')}>
          <ReadState read={read} skeleton={<Skeleton shape="rect" height={640} />}>
            {(stored) => <ProfileForm stored={stored} />}
          </ReadState>
        </SettingsSection>
        <SettingsSection id="history" title={t('sections.history')}>
          <Padded>
            <ProfileHistory />
          </Padded>
        </SettingsSection>
      </SettingsLayout>
    </Page>
  );
}
