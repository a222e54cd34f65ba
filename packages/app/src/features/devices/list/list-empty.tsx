import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { Archive, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstPage, type ListQuery } from './list-query';

interface ListEmptyProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Content of a list without devices: an empty archive, or filters that no device matches. */
export function ListEmpty({ query, onChange }: ListEmptyProps) {
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
