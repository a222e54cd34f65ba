import type { Device } from '@attesta/domain/devices/schema';
import { Card } from '@attesta/ui/display/card';
import { Table } from '@attesta/ui/display/table';
import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDeviceColumns } from './device-columns';
import { DeviceMenu } from './device-menu';
import { columnSortOf, withColumnSort } from './column-sort';
import { ListEmpty } from './list-empty';
import type { DevicePage, ListQuery, PagePosition } from './list-query';
import { Pagination } from './pagination';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

/** Container of the list. Receives focus after another page is loaded. */
const Root = styled.div`
  border-radius: var(--at-radius);
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

interface DeviceTableProps {
  query: ListQuery;
  /** The displayed page; undefined while none is loaded. */
  page: DevicePage | undefined;
  loading: boolean;
  listRef: RefObject<HTMLDivElement | null>;
  onChange: (query: ListQuery) => void;
  onPageChange: (position: PagePosition) => void;
}

const keyOf = ({ id }: Device) => id;
const actionsOf = (device: Device) => <DeviceMenu device={device} />;

/** The table of the devices with its order, selection and pages. Archived devices cannot be selected. */
export function DeviceTable({ query, page, loading, listRef, onChange, onPageChange }: DeviceTableProps) {
  const { t } = useTranslation(['devices', 'problems']);
  const columns = useDeviceColumns();
  const selection = useSelection(page?.devices);
  const isArchive = query.state === 'archived';
  const caption = t(isArchive ? 'list.archivedCaption' : 'list.caption');
  const labels = useMemo(() => {
    const direction = (name: 'ascending' | 'descending') => t(`list.sort.${name}`);
    return {
      loading: t('loading'),
      actions: t('list.columns.actions'),
      select: t('list.select.row'),
      selectAll: t('list.select.all'),
      selection: t('list.select.column'),
      selected: (count: number) => t('list.select.count', { count }),
      sortable: t('list.sort.sortable'),
      sortBy: t('list.sort.by'),
      sortOption: (column: string, to: 'ascending' | 'descending') =>
        t('list.sort.option', { column, direction: direction(to) }),
      sorted: (column: string, to: 'ascending' | 'descending') =>
        t('list.sort.sorted', { column, direction: direction(to) }),
    };
  }, [t]);
  return (
    <Root ref={listRef} role="group" aria-label={caption} tabIndex={-1}>
      <Card flush>
        <Table
          caption={caption}
          columns={columns}
          rows={page?.devices ?? []}
          rowKey={keyOf}
          actions={actionsOf}
          sort={columnSortOf(query.sort)}
          onSortChange={(sort) => sort && onChange(withColumnSort(query, sort))}
          requireSort
          selectable={!isArchive}
          selected={selection.keys}
          onSelectedChange={selection.setKeys}
          loading={loading}
          empty={<ListEmpty query={query} onChange={onChange} />}
          labels={labels}
        />
        {page && <Pagination page={page} loading={loading} onChange={onPageChange} />}
      </Card>
      <SelectionBar selected={selection.selected} onClear={selection.clear} />
    </Root>
  );
}
