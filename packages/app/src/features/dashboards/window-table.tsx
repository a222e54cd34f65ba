import type { WindowView } from '@attesta/domain/availability/schema';
import { formatCode } from '@attesta/domain/codes/codes';
import { daysBetween } from '@attesta/domain/values/dates';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Link } from '@attesta/ui/navigation/link';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { availabilityPaths } from '../availability';
import { Code, useCodeLabel } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { freePlaces } from './body-summary';
import { MoreRows } from './item.styles';
import { useDays } from './use-days';

/** Number of rows on the dashboard. The calendar shows all. */
const maxRows = 8;

/** A date that does not wrap. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

interface WindowTableProps {
  caption: string;
  empty: string;
  windows: readonly WindowView[];
  today: string;
  /** The last column: free places, or the day of the last confirmation. */
  last: 'free' | 'confirmed';
}

/** Windows with code, period, a last column, and a link to the code in the calendar. */
export function WindowTable({ caption, empty, windows, today, last }: WindowTableProps) {
  const { t } = useTranslation('dashboards');
  const { date, number } = useFormats();
  const { ago } = useDays();
  const codeLabel = useCodeLabel();
  const columns = useMemo<TableColumn<WindowView>[]>(
    () => [
      {
        id: 'code',
        header: t('body.stale.code'),
        cell: ({ code }) => <Code code={code} />,
        secondary: ({ code }) => codeLabel(code),
        truncate: true,
      },
      {
        id: 'period',
        header: t('body.stale.period'),
        width: '176px',
        cell: ({ from, to }) => t('period', { from: unbroken(date(from)), to: unbroken(date(to)) }),
      },
      last === 'free'
        ? {
            id: 'free',
            header: t('body.ending.free'),
            align: 'end',
            width: '150px',
            cell: (window) => number(freePlaces(window)),
          }
        : {
            id: 'confirmed',
            header: t('body.stale.confirmed'),
            width: '150px',
            cell: ({ updatedOn }) => date(updatedOn),
            secondary: ({ updatedOn }) => ago(daysBetween(updatedOn, today)),
          },
    ],
    [t, date, number, ago, codeLabel, last, today],
  );
  const actions = useCallback(
    ({ code }: WindowView) => (
      <Link
        aria-label={t('body.showFor', { code: formatCode(code) })}
        render={<RouterLink to={availabilityPaths.calendarOf(code)} />}
      >
        {t('body.show')}
      </Link>
    ),
    [t],
  );
  const more = windows.length - maxRows;
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={windows.slice(0, maxRows)}
        rowKey={({ id }) => id}
        actions={actions}
        empty={empty}
      />
      {more > 0 && (
        <MoreRows>
          <bdi>{t('body.more', { count: more })}</bdi>
        </MoreRows>
      )}
    </>
  );
}
