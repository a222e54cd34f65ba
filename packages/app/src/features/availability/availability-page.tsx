import { readRequest } from '../../platform/http/early-reads';
import { windowsRead } from './all-windows';
import type { WindowView } from '@attesta/domain/availability/schema';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { AvailabilityWindowIcon } from '@attesta/ui/display/icon';
import { Table } from '@attesta/ui/display/table';
import { Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { SearchX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCodeLabel, useGroupLabel } from '../codes';
import { ReadState } from '../../platform/errors/read-state';
import { Page } from '../../platform/shell/page';
import { useAllWindows } from './all-windows';
import { useWindowColumns } from './window-columns';
import { WindowFilters } from './window-filters';
import { matchesSearch } from './window-search';
import {
  countWindows,
  firstWindows,
  groupWindows,
  readWindowQuery,
  windowSearchParams,
  type WindowQuery,
} from './windows';

const CardStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  & > [data-part='card'] {
    inline-size: 100%;
  }
`;

/** Windows rendered initially and added by each "show more", because rendering thousands of rows blocks the page. */
const step = 150;
const noFilters: WindowQuery = { regulation: null, status: null, code: null, past: false, search: '' };

export const reads = () => [readRequest(...windowsRead)];

/** "Codes Availability": the windows of the signed-in notified body, by code. */
export function Component() {
  const { t } = useTranslation(['availability', 'codes', 'problems']);
  const read = useAllWindows();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ReadState
        framed
        read={read}
        skeleton={
          <CardStack>
            <Skeleton height={62} width="100%" />
            <Skeleton height={320} width="100%" />
          </CardStack>
        }
      >
        {(windows) =>
          windows.length > 0 ? (
            <Windows windows={windows} />
          ) : (
            <Card>
              <EmptyState icon={<AvailabilityWindowIcon />} headingLevel={2} title={t('empty.title')}>
                {t('empty.text')}
              </EmptyState>
            </Card>
          )
        }
      </ReadState>
    </Page>
  );
}

function Windows({ windows }: { windows: readonly WindowView[] }) {
  const { t } = useTranslation('availability');
  const groupLabel = useGroupLabel();
  const columns = useWindowColumns();
  const [parameters, setParameters] = useSearchParams();
  const [limit, setLimit] = useState(step);
  const query = useMemo(() => readWindowQuery(parameters), [parameters]);
  const show = useCallback(
    (next: WindowQuery) => setParameters(windowSearchParams(next), { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const codeLabel = useCodeLabel();
  const groups = useMemo(() => {
    const found = windows.filter(({ code }) => matchesSearch(query.search, code, codeLabel(code)));
    return groupWindows(found, query);
  }, [windows, query, codeLabel]);
  const total = countWindows(groups);
  const shown = firstWindows(groups, limit);
  const codeCount = groups.reduce((sum, { codes }) => sum + codes.length, 0);
  return (
    <>
      <WindowFilters query={query} windowCount={total} codeCount={codeCount} onChange={show} />
      <CardStack>
        {total === 0 && (
          <Card>
            <EmptyState
              icon={<SearchX />}
              title={t('nothing.title')}
              action={
                <Button variant="outlined" onClick={() => show(noFilters)}>
                  {t('filters.clear')}
                </Button>
              }
            >
              {t('nothing.text')}
            </EmptyState>
          </Card>
        )}
        {shown.map(({ prefix, group, codes }) => {
          const title = groupLabel(codes[0]?.code.id ?? '');
          return (
            <Card key={`${prefix}${group}`} flush title={title}>
              <Table
                caption={title}
                columns={columns}
                rows={codes.flatMap((entry) =>
                  entry.windows.map((window, index) => ({ window, isFirst: index === 0 })),
                )}
                rowKey={({ window }) => window.id}
              />
            </Card>
          );
        })}
        {total > limit && (
          <Button variant="outlined" onClick={() => setLimit(limit + step)}>
            {t('more', { count: Math.min(step, total - limit) })}
          </Button>
        )}
        <Text size="small" tone="muted">
          {t('source')}
        </Text>
      </CardStack>
    </>
  );
}
