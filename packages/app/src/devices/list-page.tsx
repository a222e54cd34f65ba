import { listDevices } from '@attesta/domain/device/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Table } from '@attesta/ui/display/table';
import { Button } from '@attesta/ui/inputs/button';
import { ClipboardList, Plus, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Fault } from '../http/read-state';
import { useCall } from '../http/use-call';
import { Page } from '../shell/page';
import { Status } from '../shell/status';
import { useDeviceColumns } from './device-columns';
import { ListFilters } from './list-filters';
import { listAddress, pageSize, pagesOf, readListQuery, type ListQuery } from './list-query';
import { Pages } from './paging';
import { devicePaths } from './paths';

/** "Your Medical Devices": last changed first, searched and narrowed by the address. */
export function Component() {
  const { t } = useTranslation(['devices', 'problems']);
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  const show = useCallback((next: ListQuery) => setParameters(listAddress(next), { replace: true, preventScrollReset: true }), [setParameters]);
  const { search, stage, page } = query;
  const read = useCall(listDevices, { query: { page, pageSize, ...(search && { search }), ...(stage && { stage }) } }, { keepPreviousData: true });
  const columns = useDeviceColumns();
  const total = read.data?.total ?? 0;
  // An address can name a page that is no longer there.
  const isBeyond = read.data !== undefined && !read.isLoading && page > pagesOf(total);
  useEffect(() => {
    if (isBeyond) show({ search, stage, page: pagesOf(total) });
  }, [isBeyond, show, search, stage, total]);
  const isNarrowed = search !== '' || stage !== null;
  const add = (variant: 'filled' | 'outlined') => <Button variant={variant} start={<Plus aria-hidden />} render={<RouterLink to={devicePaths.create} />}>{t('list.add')}</Button>;

  if (read.data && total === 0 && !isNarrowed && page === 1 && !read.isLoading) {
    return (
      <Page title={t('titles.list')}>
        <Card><EmptyState icon={<ClipboardList />} headingLevel={2} title={t('list.empty.title')} action={add('filled')}>{t('list.empty.text')}</EmptyState></Card>
      </Page>
    );
  }
  const nothing = (
    <EmptyState icon={<SearchX />} title={t('list.nothing.title')} action={<Button variant="outlined" onClick={() => show({ search: '', stage: null, page: 1 })}>{t('list.nothing.clear')}</Button>}>
      {t('list.nothing.text')}
    </EmptyState>
  );
  return (
    <Page title={t('titles.list')} lead={read.data && t('list.count', { count: total })} actions={add('filled')}>
      <ListFilters query={query} onChange={show} />
      {read.problem && !read.data ? (
        <Card><Fault problem={read.problem} onRetry={() => void read.reload()} /></Card>
      ) : (
        <Card flush>
          <Table caption={t('list.caption')} columns={columns} rows={read.data?.devices ?? []} rowKey={({ id }) => id} loading={read.isLoading} empty={nothing} labels={{ loading: t('loading') }} />
          <Pages page={page} total={total} onChange={(next) => show({ ...query, page: next })} />
        </Card>
      )}
      <Status>{read.isSlow && t('slow')}</Status>
    </Page>
  );
}
