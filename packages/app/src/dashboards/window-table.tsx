import type { WindowView } from '@attesta/domain/availability/schema';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../codes/code';
import { useFormats } from '../i18n/formats';
import { freePlaces } from './body-summary';

/** Rows that fit a dashboard; the rest stands in the calendar. */
const shown = 8;

/** A few windows: code, period, and what the list is about. */
export function WindowTable({
  caption,
  empty,
  windows,
  loading,
  last,
}: {
  caption: string;
  empty: string;
  windows: readonly WindowView[];
  loading: boolean;
  last: 'free' | 'confirmed';
}) {
  const { t } = useTranslation('dashboards');
  const { date, number } = useFormats();
  const columns = useMemo<TableColumn<WindowView>[]>(
    () => [
      { id: 'code', header: t('body.stale.code'), cell: ({ code }) => <Code code={code} withLabel /> },
      {
        id: 'period',
        header: t('body.stale.period'),
        cell: ({ from, to }) => t('period', { from: date(from), to: date(to) }),
      },
      last === 'free'
        ? { id: 'free', header: t('body.ending.free'), align: 'end', cell: (window) => number(freePlaces(window)) }
        : { id: 'confirmed', header: t('body.stale.confirmed'), cell: ({ updatedOn }) => date(updatedOn) },
    ],
    [t, date, number, last],
  );
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={windows.slice(0, shown)}
      rowKey={({ id }) => id}
      loading={loading}
      empty={empty}
    />
  );
}
