import { windowStatuses, type WindowStatus } from '@attesta/domain/availability/schema';
import { regulations, type Regulation } from '@attesta/domain/classes/class-variant';
import { codes, formatCode } from '@attesta/domain/codes/codes';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { Select } from '@attesta/ui/inputs/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Code, useCodeLabel } from '../codes/code';
import { useComboboxLabels } from '../forms/combobox-labels';
import type { WindowQuery } from './windows';

const Root = styled('search')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 16px;
  align-items: start;
  max-inline-size: 960px;
  & > [data-part='checkbox'] {
    grid-column: 1 / -1;
  }
`;

interface WindowFiltersProps {
  query: WindowQuery;
  /** Ids of the codes that have windows. */
  used: ReadonlySet<string>;
  onChange: (query: WindowQuery) => void;
}

/** What the windows are narrowed by; the address follows. */
export function WindowFilters({ query, used, onChange }: WindowFiltersProps) {
  const { t } = useTranslation('availability');
  const label = useCodeLabel();
  const labels = useComboboxLabels();
  const offered = useMemo(
    () =>
      codes
        .filter(({ id }) => used.has(id))
        .map(({ id }) => ({
          value: id as string,
          label: formatCode(id),
          keywords: [id, label(id)],
          content: <Code code={id} withLabel focusable={false} />,
        })),
    [used, label],
  );
  const states = [
    { value: '', label: t('filters.anyStatus') },
    ...windowStatuses.map((id) => ({ value: id as string, label: t(`status.${id}`) })),
  ];
  const acts = [
    { value: '', label: t('filters.anyRegulation') },
    ...regulations.map((id) => ({ value: id as string, label: id })),
  ];
  return (
    <Root>
      <Combobox
        label={t('filters.code')}
        options={offered}
        value={query.code ?? ''}
        onValueChange={(code) => onChange({ ...query, code: code || null })}
        placeholder={t('filters.anyCode')}
        emptyText={t('filters.noCode')}
        labels={labels}
      />
      <Select
        label={t('filters.status')}
        options={states}
        value={query.status ?? ''}
        onValueChange={(status) => onChange({ ...query, status: (status || null) as WindowStatus | null })}
      />
      <Select
        label={t('filters.regulation')}
        options={acts}
        value={query.regulation ?? ''}
        onValueChange={(regulation) => onChange({ ...query, regulation: (regulation || null) as Regulation | null })}
      />
      <Checkbox
        label={t('filters.past')}
        checked={query.past}
        onCheckedChange={(past) => onChange({ ...query, past })}
      />
    </Root>
  );
}
