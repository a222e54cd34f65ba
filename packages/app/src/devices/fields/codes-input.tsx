import { formatCode } from '@attesta/domain/codes/codes';
import type { CodeId } from '@attesta/domain/codes/codes';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useComboboxLabels } from '../../forms/combobox-labels';
import { styled } from 'styled-components';
import { Code, useCodeLabel } from '../../codes/code';
import { useGroupLabel } from '../../codes/group-label';
import { everydayWords } from '../code-keywords';
import { codesToChoose, inListOrder } from '../code-options';
import type { FormValues } from '../form-values';
import { CodeRulesList } from './code-rules-list';
import { CodeSuggestions } from './code-suggestions';
import { useDeviceField } from './use-device-field';

const Root = styled.div`
  display: grid;
  gap: 12px;
  /* A chip tells its code and the start of its label; the whole label stands in its title. */
  & [data-slot='chips'] > li {
    max-inline-size: min(320px, 100%);
  }
`;

/** The codes that the notified body must be designated for: typed, chosen, or taken over from what the answers suggest. */
export function CodesInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { control } = useFormContext<FormValues>();
  const regulation = useWatch({ control, name: 'regulation' });
  const { value, setValue, wasLeft: _wasLeft, ...field } = useDeviceField('designationCodes');
  const label = useCodeLabel();
  const group = useGroupLabel();
  const labels = useComboboxLabels();
  const options = useMemo(
    () =>
      codesToChoose({ regulation, designationCodes: value }).map(({ id }) => ({
        value: id,
        label: `${formatCode(id)} ${label(id)}`,
        keywords: [id, everydayWords(id)],
        group: group(id),
        content: <Code code={id} withLabel focusable={false} />,
      })),
    [regulation, value, label, group],
  );
  const choose = (next: readonly string[]) => setValue(next.length > 0 ? inListOrder(next as CodeId[]) : null);
  return (
    <Root>
      <Combobox
        {...field}
        required={required}
        multiple
        options={options}
        values={value ?? []}
        onValuesChange={choose}
        placeholder={regulation ? t(`codes.placeholder.${regulation}`) : t('codes.placeholderFirst')}
        labels={labels}
        emptyText={t('codes.empty')}
      />
      {regulation && <CodeRulesList regulation={regulation} chosen={value ?? []} />}
      <CodeSuggestions onUse={(codes) => choose([...(value ?? []), ...codes])} />
    </Root>
  );
}
