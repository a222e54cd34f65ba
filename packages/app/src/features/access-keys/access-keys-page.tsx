import { listAccessKeys } from '@attesta/domain/access-keys/calls';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { Page } from '../../platform/shell/page/page';
import { SettingsLayout, SettingsSection } from '../account';
import { FeedForm } from './feed-form';
import { KeyRow } from './key-row';
import { TokenForm } from './token-form';

export const reads = () => [readRequest(listAccessKeys, {})];

const forms = { calendar: FeedForm, api: TokenForm };
const kinds = ['calendar', 'api'] as const;

/** "Calendar and API": the calendar feeds and the API tokens of a notified body. */
export function Component() {
  const { t } = useTranslation(['accessKeys', 'portal']);
  const read = useCall(listAccessKeys, {});
  return (
    <Page title={t('titles.accessKeys', { ns: 'portal' })} lead={t('lead')}>
      <SettingsLayout sections={kinds.map((kind) => ({ id: kind, title: t(`${kind}.title`) }))}>
        {kinds.map((kind) => (
          <SettingsSection key={kind} id={kind} title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
            <ReadState read={read} skeleton={<Skeleton shape="rect" height={180} />}>
              {({ keys }) => <KeyRow kind={kind} keys={keys.filter((key) => key.kind === kind)} Form={forms[kind]} />}
            </ReadState>
          </SettingsSection>
        ))}
      </SettingsLayout>
    </Page>
  );
}
