import { listDevices } from '@attesta/domain/devices/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { DeviceIcon } from '@attesta/ui/display/icon';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Archive, Plus } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ReadError } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import type { PageAddress } from '../../platform/navigation/page-address';
import { Page } from '../../platform/shell/page/page';
import { Status } from '../../platform/shell/page/status';
import { DeviceTable } from './list/device-table';
import { ListFilters } from './list/list-filters';
import {
  firstPage,
  isStale,
  listInput,
  readListQuery,
  type PagePosition,
  listSearchParams,
  type ListQuery,
} from './list/list-query';
import { devicePaths } from '../../platform/navigation/paths';

/**
 * Scrolls to the start of a list without animation and focuses it after another page is loaded, so that screen readers
 * announce the list and Tab continues at its first row (WCAG 2.4.3).
 * @param rows rows of the displayed page; a new value means another page
 * @param isLoading whether a requested page is not loaded yet
 * @returns the ref of the list, which needs `tabIndex={-1}`, and a function to call before another page is requested
 */
function usePageChange(rows: unknown, isLoading: boolean) {
  const listRef = useRef<HTMLDivElement>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isRequested.current || isLoading) return;
    isRequested.current = false;
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [rows, isLoading]);
  return { listRef, onPageRequested: () => void (isRequested.current = true) };
}

/** Returns the query of the list, which the URL stores, and a function that changes it. */
function useListQuery() {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  /**
   * Filters and order replace the history entry. Another page adds one, so that Back returns to the previous page.
   */
  const show = useCallback(
    (next: ListQuery, replace = true) => setParameters(listSearchParams(next), { replace, preventScrollReset: true }),
    [setParameters],
  );
  return { query, show };
}

export const reads = ({ query }: PageAddress) => [readRequest(listDevices, listInput(readListQuery(query)))];

/** "Your Medical Devices". Search, filters, order and page position are stored in the URL. */
export function Component() {
  const { t } = useTranslation(['devices', 'problems']);
  const { query, show } = useListQuery();
  const { search, stage, state, after, before } = query;
  const read = useCall(listDevices, listInput(query), { keepPreviousData: true });
  // The position in the URL may no longer exist.
  const isPositionStale = read.data !== undefined && !read.isLoading && !read.problem && isStale(query, read.data);
  useEffect(() => {
    if (isPositionStale) show({ ...query, ...firstPage });
  }, [isPositionStale, show, query]);
  const { listRef, onPageRequested } = usePageChange(read.data?.devices, read.isLoading || isPositionStale);
  const goTo = (to: PagePosition) => {
    onPageRequested();
    show({ ...query, ...to }, false);
  };
  const add = (
    <Button start={<Plus aria-hidden />} render={<RouterLink to={devicePaths.create} />}>
      {t('list.add')}
    </Button>
  );

  const isUnfiltered = search === '' && stage === null && state === 'active' && after === null && before === null;
  const isEmpty = read.data?.total === 0 && isUnfiltered && !read.isLoading;
  // The table keeps the focus when a row is removed. After the last device, the page has no table any more.
  const hadDevices = useRef(false);
  useLayoutEffect(() => {
    if (isEmpty && hadDevices.current && document.activeElement === document.body)
      listRef.current?.focus({ preventScroll: true });
    hadDevices.current = !isEmpty && read.data !== undefined;
  }, [isEmpty, read.data, listRef]);
  if (isEmpty) {
    return (
      <Page title={t('titles.list')}>
        <Card ref={listRef} tabIndex={-1}>
          <EmptyState icon={<DeviceIcon />} headingLevel={2} title={t('list.empty.title')} action={add}>
            {t('list.empty.text')}
          </EmptyState>
        </Card>
        <div>
          <Button variant="text" start={<Archive aria-hidden />} onClick={() => show({ ...query, state: 'archived' })}>
            {t('list.state.show')}
          </Button>
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('titles.list')} actions={add}>
      <ListFilters query={query} count={read.data?.total} onChange={show} />
      {state === 'archived' && <Text tone="muted">{t('list.archiveLead')}</Text>}
      {read.problem && !read.data ? (
        <Card>
          <ReadError problem={read.problem} onRetry={() => void read.reload()} />
        </Card>
      ) : (
        <DeviceTable
          query={query}
          page={read.data}
          loading={read.isLoading}
          listRef={listRef}
          onChange={show}
          onPageChange={goTo}
        />
      )}
      <Status>{read.isSlow && t('slow')}</Status>
    </Page>
  );
}
