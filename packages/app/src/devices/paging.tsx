import { Pagination, type PaginationLabels } from '@attesta/ui/navigation/pagination';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../i18n/formats';
import { pageSize } from './list-query';

const Foot = styled.div`
  padding: 8px 16px;
  border-block-start: 1px solid var(--at-line);
`;

interface PagesProps {
  page: number;
  total: number;
  onChange: (page: number) => void;
}

/** The way through a long list; nothing where one page holds it all. */
export function Pages({ page, total, onChange }: PagesProps) {
  const { t } = useTranslation('devices');
  const { number } = useFormats();
  const labels = useMemo(
    (): Partial<PaginationLabels> => ({
      pagination: t('list.pages'),
      first: t('list.firstPage'),
      previous: t('list.previous'),
      next: t('list.next'),
      last: t('list.lastPage'),
      page: (one) => t('list.pageNumber', { page: number(one) }),
      number,
      pageOf: (one, pages) => t('list.page', { page: number(one), pages: number(pages) }),
      range: ({ from, to }, all) => t('list.pageRange', { from: number(from), to: number(to), total: number(all) }),
    }),
    [t, number],
  );
  if (total <= pageSize) return null;
  return (
    <Foot>
      <Pagination size="small" total={total} page={page} pageSize={pageSize} onPageChange={onChange} labels={labels} />
    </Foot>
  );
}
