import { listDevices } from '@attesta/domain/devices/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { DeviceIcon } from '@attesta/ui/display/icon';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Archive, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ReadError } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import type { PageAddress } from '../../platform/navigation/page-address';
import { Page } from '../../platform/shell/page';
import { Status } from '../../platform/shell/status';
import { DeviceTable } from './list/device-table';
import { ListFilters } from './list/list-filters';
import { firstPage, isStale, listInput, readListQuery, type PagePosition } from './list/list-query';
import { useListQuery } from './list/use-list-query';
import { useKeptFocus } from './list/use-kept-focus';
import { usePageChange } from './list/use-page-change';
import { devicePaths } from './record/paths';

export const reads = ({ query }: PageAddress) => [readRequest(listDevices, listInput(readListQuery(query)))];

/** "Your Medical Devices". Search, filters, order and page position are stored in the URL. */
export function Component() {
  const { t } = useTranslation(['devices', 'availability', 'problems']);
  const { query, show } = useListQuery();
  const { search, stage, state, after, before } = query;
  const read = useCall(listDevices, listInput(query), { keepPreviousData: true });
  // The position in the URL may no longer exist.
  const isPositionStale = read.data !== undefined && !read.isLoading && !read.problem && isStale(query, read.data);
  useEffect(() => {
    if (isPositionStale) show({ ...query, ...firstPage });
  }, [isPositionStale, show, query]);
  const { listRef, onPageRequested } = usePageChange(read.data?.devices, read.isLoading || isPositionStale);
  useKeptFocus(listRef);
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
  if (read.data?.total === 0 && isUnfiltered && !read.isLoading) {
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
