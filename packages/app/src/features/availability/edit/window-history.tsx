import { listWindowHistory } from '@attesta/domain/availability/calls';
import type { WindowHistoryEntry } from '@attesta/domain/availability/history';
import { Disclosure } from '@attesta/ui/display/accordion';
import { ActivityTimeline } from '@attesta/ui/display/activity-timeline';
import { Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { useWindowWords } from './window-words';

/** Who changed a window, when and how, newest first. It is requested when the section is opened. */
export function WindowHistory({ id }: { id: string }) {
  const { t } = useTranslation('availability');
  const [isOpen, setOpen] = useState(false);
  const { differences } = useWindowWords();
  const read = useCall(listWindowHistory, isOpen ? { params: { id } } : null);
  const title = ({ action, changedBy, apiToken }: WindowHistoryEntry) => {
    const name = changedBy ?? t('history.someone');
    const text = t(`history.actions.${action}`, { name });
    return apiToken === null ? text : t('history.byToken', { text, token: apiToken });
  };
  return (
    <Disclosure title={t('history.title')} headingLevel={3} open={isOpen} onOpenChange={setOpen}>
      <ReadState read={read} skeleton={<Skeleton shape="rect" height={120} />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Text tone="muted">{t('history.empty')}</Text>
          ) : (
            <ActivityTimeline
              label={t('history.label')}
              headingLevel={4}
              timeZone="Europe/Brussels"
              events={entries.map((entry) => ({
                id: entry.id,
                time: entry.changedAt,
                title: <bdi>{title(entry)}</bdi>,
                details: entry.action === 'window_changed' && entry.before && entry.after && (
                  <ul>
                    {differences(entry.before, entry.after).map(({ field, label, one, other }) => (
                      <li key={field}>
                        <bdi>{t('history.change', { field: label, before: one, after: other })}</bdi>
                      </li>
                    ))}
                  </ul>
                ),
              }))}
            />
          )
        }
      </ReadState>
    </Disclosure>
  );
}
