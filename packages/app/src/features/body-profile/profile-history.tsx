import { listProfileHistory } from '@attesta/domain/body-profile/calls';
import type { ProfileChange, ProfileHistoryEntry } from '@attesta/domain/body-profile/history';
import { formatCode } from '@attesta/domain/codes/codes';
import { ActivityTimeline } from '@attesta/ui/display/activity-timeline';
import { Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { createEffect } from 'effector';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../platform/errors/read-state';
import { createCallFx } from '../../platform/http/call-fx';
import { cacheKey } from '../../platform/http/known-read';
import { useRead } from '../../platform/http/use-call';
import { useFormats } from '../../platform/i18n/formats';

const listHistoryFx = createCallFx(listProfileHistory);

interface History {
  entries: ProfileHistoryEntry[];
  hasMore: boolean;
}

/** Requests the first pages of the history. Fails with the server's response. */
const readHistoryFx = createEffect(async (pages: number): Promise<History> => {
  const entries: ProfileHistoryEntry[] = [];
  let after: string | null = null;
  for (let page = 0; page < pages && (page === 0 || after !== null); page += 1) {
    const response = await listHistoryFx({ query: after === null ? {} : { after } });
    entries.push(...response.entries);
    after = response.next;
  }
  return { entries, hasMore: after !== null };
});

/** Every change of the facts that operators see or that matching uses, newest first. */
export function ProfileHistory() {
  const { t } = useTranslation('bodyProfile');
  const [pages, setPages] = useState(1);
  const readHistory = useUnit(readHistoryFx);
  const changeText = useChangeText();
  const read = useRead([...cacheKey(listProfileHistory, { query: {} }), pages], () => readHistory(pages), {
    keepPreviousData: true,
  });
  return (
    <ReadState read={read} skeleton={<Skeleton shape="rect" height={120} />}>
      {({ entries, hasMore }) =>
        entries.length === 0 ? (
          <Text tone="muted">{t('history.empty')}</Text>
        ) : (
          <ActivityTimeline
            label={t('history.label')}
            headingLevel={3}
            timeZone="Europe/Brussels"
            onLoadMore={hasMore ? () => setPages(pages + 1) : undefined}
            loading={read.isLoading}
            failed={read.problem !== null}
            events={entries.map(({ id, action, changedAt, changedBy, changes }) => ({
              id,
              time: changedAt,
              title: <bdi>{t(`history.actions.${action}`, { name: changedBy ?? t('history.someone') })}</bdi>,
              details:
                changes.length === 0 ? (
                  t('history.none')
                ) : (
                  <ul>
                    {changes.map((change) => (
                      <li key={`${change.field} ${change.regulation ?? ''}`}>
                        <bdi>{changeText(change)}</bdi>
                      </li>
                    ))}
                  </ul>
                ),
            }))}
          />
        )
      }
    </ReadState>
  );
}

/** Returns a function that says in words how a fact changed. */
function useChangeText() {
  const { t } = useTranslation('bodyProfile');
  const { country, language, date, list } = useFormats();
  const valueText = ({ field }: ProfileChange, value: string): string => {
    switch (field) {
      case 'country':
        return country(value);
      case 'documentationLanguages':
        return language(value);
      case 'intake':
        return t(`intake.states.${value as 'open'}`);
      case 'acceptsFirstTimeApplicants':
        return t(value === 'yes' ? 'history.yes' : 'history.no');
      case 'kindsTaken':
        return t(`intake.kindNames.${value as 'initial'}`);
      case 'sizeBand':
        return t(`intake.sizes.${value as 'small'}`);
      case 'feeBand':
        return t(`fees.bands.${value as 'low'}`);
      case 'smeFeeReduction':
      case 'smeReservedCapacity':
        return t('history.percent', { value });
      case 'medianMonths': {
        const [riskClass = '', months = ''] = value.split(' ');
        return t('history.months', { class: riskClass, count: Number(months) });
      }
      case 'validity': {
        const [from = '', to] = value.split('/');
        return to === undefined
          ? t('history.from', { from: date(from) })
          : t('history.period', { from: date(from), to: date(to) });
      }
      case 'codes':
        return formatCode(value);
      default:
        return value;
    }
  };
  return (change: ProfileChange): string => {
    const name = t(`history.fields.${change.field}`);
    const field = change.regulation ? t('history.ofRegulation', { regulation: change.regulation, field: name }) : name;
    const words = (values: readonly string[]) => list(values.map((value) => valueText(change, value)));
    if (change.removed.length === 0) return t('history.added', { field, values: words(change.added) });
    if (change.added.length === 0) return t('history.removed', { field, values: words(change.removed) });
    return t('history.replaced', { field, before: words(change.removed), after: words(change.added) });
  };
}
