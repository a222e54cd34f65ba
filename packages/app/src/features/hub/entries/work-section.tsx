import { AvailabilityWindowIcon, DeviceIcon, MatchIcon } from '@attesta/ui/display/icon';
import { Heading } from '@attesta/ui/display/typography';
import { useUnit } from 'effector-react';
import { Briefcase, ClipboardCheck, LayoutDashboard, UserRound } from 'lucide-react';
import type { AriaAttributes, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '../../../platform/session/user';
import { $settings } from '../../../platform/start/settings';
import { EntryList } from './entry-list.styles';
import { workEntries, type WorkEntry } from './work';

const icons: Record<WorkEntry['id'], ComponentType<Pick<AriaAttributes, 'aria-hidden'>>> = {
  operatorDashboard: LayoutDashboard,
  bodyDashboard: LayoutDashboard,
  devices: DeviceIcon,
  matches: MatchIcon,
  availability: AvailabilityWindowIcon,
  jobBoard: Briefcase,
  personal: UserRound,
  request: ClipboardCheck,
};

/** Links to the pages of the user's work. */
export function WorkSection({ user }: { user: User }) {
  const { t } = useTranslation('hub');
  return (
    <section aria-labelledby="nexus-work">
      <Heading level={2} size="h3" id="nexus-work">
        {t('nexus.work')}
      </Heading>
      <EntryList>
        {workEntries(user).map((entry) => (
          <WorkLink key={entry.id} entry={entry} />
        ))}
      </EntryList>
    </section>
  );
}

function WorkLink({ entry }: { entry: WorkEntry }) {
  const { t } = useTranslation(['hub', 'portal']);
  const { jobBoardUrl } = useUnit($settings);
  const Icon = icons[entry.id];
  const name = t(`work.${entry.id}.name`);
  const text = t(`work.${entry.id}.text`);
  const content = (
    <>
      <Icon aria-hidden />
      <strong>{name}</strong> <span data-slot="text">{text}</span>
    </>
  );
  return (
    <li>
      {'to' in entry ? (
        <RouterLink to={entry.to}>{content}</RouterLink>
      ) : (
        <a
          href={jobBoardUrl}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={`${name} ${text} ${t('shell.newTab', { ns: 'portal' })}`}
        >
          {content}
        </a>
      )}
    </li>
  );
}
