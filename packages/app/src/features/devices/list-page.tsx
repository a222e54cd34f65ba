import { listDevices } from '@attesta/domain/devices/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Table } from '@attesta/ui/display/table';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Archive, ClipboardList, ListTodo, Plus, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReadError } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import type { PageAddress } from '../../platform/navigation/page-address';
import { Page } from '../../platform/shell/page';
import { Status } from '../../platform/shell/status';
import { useDeviceColumns } from './list/device-columns';
import { DeviceMenu } from './list/device-menu';
import { ListFilters } from './list/list-filters';
import {
  firstPage,
  isStale,
  listInput,
  listSearchParams,
  readListQuery,
  type ListQuery,
  type PagePosition,
} from './list/list-query';
import { Pagination } from './list/pagination';
import { devicePaths } from './record/paths';
import { SelectionBar } from './list/selection-bar';
import { usePageChange } from './list/use-page-change';
import { useSelection } from './list/use-selection';

/** Container of the list. Receives focus after another page is loaded. */
const ListRoot = styled.div`
  border-radius: var(--at-radius);
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

/** The row above the list. */
const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: -8px;
`;

const keyOf = ({ id }: Device) => id;
const actionsOf = (device: Device) => <DeviceMenu device={device} />;
const noFilters = { search: '', stage: null, ...firstPage };

export const reads = ({ query }: PageAddress) => [readRequest(listDevices, listInput(readListQuery(query)))];

/** "Your Medical Devices": last changed first. Search, filter and page position are stored in the URL. */
export function Component() {
  const { t } = useTranslation(['devices', 'problems']);
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  /** Filters replace the history entry. Another page adds one, so that Back returns to the previous page. */
  const show = useCallback(
    (next: ListQuery, replace = true) => setParameters(listSearchParams(next), { replace, preventScrollReset: true }),
    [setParameters],
  );
  const { search, stage, state, after, before } = query;
  const isArchive = state === 'archived';
  const read = useCall(listDevices, listInput(query), { keepPreviousData: true });
  const columns = useDeviceColumns();
  const total = read.data?.total ?? 0;
  const isFirst = after === null && before === null;
  // The position in the URL may no longer exist.
  const isPositionStale = read.data !== undefined && !read.isLoading && !read.problem && isStale(query, read.data);
  const { listRef, onPageRequested } = usePageChange(read.data?.devices, read.isLoading || isPositionStale);
  const goTo = (to: PagePosition) => {
    onPageRequested();
    show({ ...query, ...to }, false);
  };
  useEffect(() => {
    if (isPositionStale) show({ search, stage, state, ...firstPage });
  }, [isPositionStale, show, search, stage, state]);
  const selection = useSelection(read.data?.devices);
  const isSelecting = selection.isSelecting && !isArchive && total > 0;
  /** Starts or stops selecting. The pressed button is removed, so the focus moves to the list. */
  const toggleSelecting = () => {
    selection.toggle();
    listRef.current?.focus({ preventScroll: true });
  };
  const caption = t(isArchive ? 'list.archivedCaption' : 'list.caption');
  const labels = {
    loading: t('loading'),
    actions: t('list.columns.actions'),
    select: t('list.select.row'),
    selectAll: t('list.select.all'),
    selection: t('list.select.column'),
    selected: (count: number) => t('list.select.count', { count }),
  };
  const isFiltered = search !== '' || stage !== null;
  const add = (variant: 'filled' | 'outlined') => (
    <Button variant={variant} start={<Plus aria-hidden />} render={<RouterLink to={devicePaths.create} />}>
      {t('list.add')}
    </Button>
  );

  if (read.data && total === 0 && !isFiltered && !isArchive && isFirst && !read.isLoading) {
    return (
      <Page title={t('titles.list')}>
        <Card>
          <EmptyState icon={<ClipboardList />} headingLevel={2} title={t('list.empty.title')} action={add('filled')}>
            {t('list.empty.text')}
          </EmptyState>
        </Card>
        <div>
          <Button
            variant="text"
            start={<Archive aria-hidden />}
            onClick={() => show({ ...noFilters, state: 'archived' })}
          >
            {t('list.state.archived')}
          </Button>
        </div>
      </Page>
    );
  }
  const showCurrent = (
    <Button variant="outlined" onClick={() => show({ ...noFilters, state: 'active' })}>
      {t('list.nothing.clear')}
    </Button>
  );
  const nothing =
    isArchive && !isFiltered ? (
      <EmptyState icon={<Archive />} title={t('list.archiveEmpty.title')} action={showCurrent}>
        {t('list.archiveEmpty.text')}
      </EmptyState>
    ) : (
      <EmptyState
        icon={<SearchX />}
        title={t('list.nothing.title')}
        action={
          <Button variant="outlined" onClick={() => show({ ...noFilters, state })}>
            {t('list.nothing.clear')}
          </Button>
        }
      >
        {t('list.nothing.text')}
      </EmptyState>
    );
  return (
    <Page title={t('titles.list')} lead={read.data && t('list.count', { count: total })} actions={add('filled')}>
      <ListFilters query={query} onChange={show} />
      {!isArchive && total > 0 && !isSelecting && (
        <Tools>
          <Button variant="text" size="small" tone="neutral" start={<ListTodo aria-hidden />} onClick={toggleSelecting}>
            {t('list.select.start')}
          </Button>
        </Tools>
      )}
      {isArchive && <Text tone="muted">{t('list.archiveLead')}</Text>}
      {read.problem && !read.data ? (
        <Card>
          <ReadError problem={read.problem} onRetry={() => void read.reload()} />
        </Card>
      ) : (
        <ListRoot ref={listRef} role="group" aria-label={caption} tabIndex={-1}>
          <Card flush>
            <Table
              caption={caption}
              columns={columns}
              rows={read.data?.devices ?? []}
              rowKey={keyOf}
              actions={actionsOf}
              selectable={isSelecting}
              selected={selection.keys}
              onSelectedChange={selection.setKeys}
              loading={read.isLoading}
              empty={nothing}
              labels={labels}
            />
            {isSelecting && <SelectionBar selected={selection.selected} onEnd={toggleSelecting} />}
            {read.data && <Pagination page={read.data} loading={read.isLoading} onChange={goTo} />}
          </Card>
        </ListRoot>
      )}
      <Status>{read.isSlow && t('slow')}</Status>
    </Page>
  );
}
