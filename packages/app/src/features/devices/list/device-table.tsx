import type { Device } from '@attesta/domain/devices/schema';
import { Card } from '@attesta/ui/display/card';
import { Table } from '@attesta/ui/display/table';
import { type RefObject, useState, type Key } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDeviceColumns } from './device-columns';
import { DeviceMenu } from './device-menu';
import { columnSortOf, withColumnSort } from './column-sort';
import { type DevicePage, type ListQuery, type PagePosition, firstPage } from './list-query';
import { Pagination } from './pagination';
import { SelectionBar } from './selection-bar';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { Archive, SearchX } from 'lucide-react';

interface ListEmptyProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Content of a list without devices: an empty archive, or filters that no device matches. */
function ListEmpty({ query, onChange }: ListEmptyProps) {
  const { t } = useTranslation('devices');
  const isFiltered = query.search !== '' || query.stage !== null;
  const isEmptyArchive = query.state === 'archived' && !isFiltered;
  const text = isEmptyArchive ? 'list.archiveEmpty' : 'list.nothing';
  const state = isEmptyArchive ? 'active' : query.state;
  return (
    <EmptyState
      icon={isEmptyArchive ? <Archive /> : <SearchX />}
      title={t(`${text}.title`)}
      action={
        <Button variant="outlined" onClick={() => onChange({ ...query, ...firstPage, search: '', stage: null, state })}>
          {t('list.nothing.clear')}
        </Button>
      }
    >
      {t(`${text}.text`)}
    </EmptyState>
  );
}

const none: readonly Key[] = [];

/**
 * Returns the selection of a list. Devices that the list no longer shows are removed from the selection, and stay
 * removed when they return.
 * @param devices the displayed devices; undefined while none are loaded
 */
function useSelection(devices: readonly Device[] | undefined) {
  const [keys, setKeys] = useState(none);
  const selected = devices?.filter(({ id }) => keys.includes(id)) ?? [];
  if (devices && selected.length < keys.length) setKeys(selected.map(({ id }) => id));
  return { selected, keys, setKeys, clear: () => setKeys(none) };
}

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
        />
        {page && <Pagination page={page} loading={loading} onChange={onPageChange} />}
      </Card>
      <SelectionBar selected={selection.selected} onClear={selection.clear} />
    </Root>
  );
}
