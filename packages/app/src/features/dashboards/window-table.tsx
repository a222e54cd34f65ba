import type { WindowView } from '@attesta/domain/availability/schema';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { freePlaces } from './body-summary';

/** Number of rows on the dashboard. The calendar shows all. */
const maxRows = 8;

/** Windows with code, period and a last column: free places or date of confirmation. */
export function WindowTable({
  caption,
  empty,
  windows,
  last,
}: {
  caption: string;
  empty: string;
  windows: readonly WindowView[];
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
    <Table caption={caption} columns={columns} rows={windows.slice(0, maxRows)} rowKey={({ id }) => id} empty={empty} />
  );
}
