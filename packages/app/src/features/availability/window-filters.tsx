import { windowStatuses, type WindowStatus } from '@attesta/domain/availability/schema';
import { regulations, type Regulation } from '@attesta/domain/classes/class-variant';
import { codes, formatCode } from '@attesta/domain/codes/codes';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { Select } from '@attesta/ui/inputs/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Code, useCodeLabel } from '../codes';
import { useComboboxLabels } from '../../platform/forms/combobox-labels';
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

/** The filters of the window list. The page stores them in the URL. */
export function WindowFilters({ query, used, onChange }: WindowFiltersProps) {
  const { t } = useTranslation('availability');
  const codeLabel = useCodeLabel();
  const labels = useComboboxLabels();
  const codeOptions = useMemo(
    () =>
      codes
        .filter(({ id }) => used.has(id))
        .map(({ id }) => ({
          value: id as string,
          label: formatCode(id),
          keywords: [id, codeLabel(id)],
          content: <Code code={id} withLabel focusable={false} />,
        })),
    [used, codeLabel],
  );
  const statusOptions = [
    { value: '', label: t('filters.anyStatus') },
    ...windowStatuses.map((id) => ({ value: id as string, label: t(`status.${id}`) })),
  ];
  const regulationOptions = [
    { value: '', label: t('filters.anyRegulation') },
    ...regulations.map((id) => ({ value: id as string, label: id })),
  ];
  return (
    <Root>
      <Combobox
        label={t('filters.code')}
        options={codeOptions}
        value={query.code ?? ''}
        onValueChange={(code) => onChange({ ...query, code: code || null })}
        placeholder={t('filters.anyCode')}
        emptyText={t('filters.noCode')}
        labels={labels}
      />
      <Select
        label={t('filters.status')}
        options={statusOptions}
        value={query.status ?? ''}
        onValueChange={(status) => onChange({ ...query, status: (status || null) as WindowStatus | null })}
      />
      <Select
        label={t('filters.regulation')}
        options={regulationOptions}
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
