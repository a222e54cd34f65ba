import { listDevices } from '@attesta/domain/device/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Table } from '@attesta/ui/display/table';
import { Button } from '@attesta/ui/inputs/button';
import { ClipboardList, Plus, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Fault } from '../http/read-state';
import { useCall } from '../http/use-call';
import { Page } from '../shell/page';
import { Status } from '../shell/status';
import { useDeviceColumns } from './device-columns';
import { ListFilters } from './list-filters';
import { atStart, isStale, listAddress, pageSize, readListQuery, type ListQuery, type Place } from './list-query';
import { Pages } from './paging';
import { devicePaths } from './paths';
import { usePageTurn } from './use-page-turn';

/** The list, with the focus when another page of it was loaded. */
const Start = styled.div`
  border-radius: var(--at-radius);
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

const unfiltered: ListQuery = { search: '', stage: null, ...atStart };

/** "Your Medical Devices": last changed first, searched and filtered by the address. */
export function Component() {
  const { t } = useTranslation(['devices', 'problems']);
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  /** Filters replace the entry of the browser's history; another page adds one, so that Back returns to the page before. */
  const show = useCallback(
    (next: ListQuery, replace = true) => setParameters(listAddress(next), { replace, preventScrollReset: true }),
    [setParameters],
  );
  const { search, stage, after, before } = query;
  const filters = { ...(search && { search }), ...(stage && { stage }) };
  const place = { ...(after && { after }), ...(before && { before }) };
  const read = useCall(listDevices, { query: { pageSize, ...filters, ...place } }, { keepPreviousData: true });
  const columns = useDeviceColumns();
  const total = read.data?.total ?? 0;
  const isFirst = after === null && before === null;
  // An address can name a place that is no longer there.
  const isElsewhere = read.data !== undefined && !read.isLoading && !read.problem && isStale(query, read.data);
  const { start, turned } = usePageTurn(read.data?.devices, read.isLoading || isElsewhere);
  const turn = (to: Place) => {
    turned();
    show({ ...query, ...to }, false);
  };
  useEffect(() => {
    if (isElsewhere) show({ search, stage, ...atStart });
  }, [isElsewhere, show, search, stage]);
  const isNarrowed = search !== '' || stage !== null;
  const add = (variant: 'filled' | 'outlined') => (
    <Button variant={variant} start={<Plus aria-hidden />} render={<RouterLink to={devicePaths.create} />}>
      {t('list.add')}
    </Button>
  );

  if (read.data && total === 0 && !isNarrowed && isFirst && !read.isLoading) {
    return (
      <Page title={t('titles.list')}>
        <Card>
          <EmptyState icon={<ClipboardList />} headingLevel={2} title={t('list.empty.title')} action={add('filled')}>
            {t('list.empty.text')}
          </EmptyState>
        </Card>
      </Page>
    );
  }
  const nothing = (
    <EmptyState
      icon={<SearchX />}
      title={t('list.nothing.title')}
      action={
        <Button variant="outlined" onClick={() => show(unfiltered)}>
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
      {read.problem && !read.data ? (
        <Card>
          <Fault problem={read.problem} onRetry={() => void read.reload()} />
        </Card>
      ) : (
        <Start ref={start} role="group" aria-label={t('list.caption')} tabIndex={-1}>
          <Card flush>
            <Table
              caption={t('list.caption')}
              columns={columns}
              rows={read.data?.devices ?? []}
              rowKey={({ id }) => id}
              loading={read.isLoading}
              empty={nothing}
              labels={{ loading: t('loading') }}
            />
            {read.data && <Pages page={read.data} loading={read.isLoading} onChange={turn} />}
          </Card>
        </Start>
      )}
      <Status>{read.isSlow && t('slow')}</Status>
    </Page>
  );
}
