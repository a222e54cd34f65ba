import { stages, type Stage } from '@attesta/domain/devices/vocabulary';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { firstPage, searchOf, type ListQuery } from './list-query';

const Root = styled('search')`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  max-inline-size: 960px;
  @media (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Debounce of the search field, in milliseconds. */
const searchDelay = 300;

/** The filters of the device list. The page stores them in the URL. */
export function ListFilters({ query, onChange }: { query: ListQuery; onChange: (query: ListQuery) => void }) {
  const { t } = useTranslation('devices');
  const [typed, setTyped] = useState(query.search);
  const [lastSearch, setLastSearch] = useState(query.search);
  if (lastSearch !== query.search) {
    // The URL changed outside of this field: back, forward, "Show all devices".
    setLastSearch(query.search);
    if (searchOf(typed) !== query.search) setTyped(query.search);
  }
  useEffect(() => {
    if (searchOf(typed) === query.search) return;
    const timer = setTimeout(() => onChange({ ...query, ...firstPage, search: searchOf(typed) }), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, query, onChange]);

  const options = [
    { value: '', label: t('list.allStages') },
    ...stages.map((stage) => ({ value: stage as string, label: t(`stages.${stage}`) })),
  ];
  const states = [
    { value: 'active', label: t('list.state.active') },
    { value: 'archived', label: t('list.state.archived') },
  ];
  return (
    <Root>
      <TextField
        type="search"
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        start={<Search aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        label={t('list.stage')}
        options={options}
        value={query.stage ?? ''}
        onValueChange={(stage) => onChange({ ...query, ...firstPage, stage: (stage || null) as Stage | null })}
      />
      <Select
        label={t('list.state.label')}
        options={states}
        value={query.state}
        onValueChange={(state) => onChange({ ...query, ...firstPage, state: state as ListQuery['state'] })}
      />
    </Root>
  );
}
