import { formatCode } from '@attesta/domain/codes/codes';
import type { CodeId } from '@attesta/domain/codes/codes';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { Text } from '@attesta/ui/display/typography';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useComboboxLabels } from '../../forms/combobox-labels';
import styled from 'styled-components';
import { Code, useCodeLabel } from '../../codes/code';
import { useGroupLabel } from '../../codes/group-label';
import { codesToChoose, inListOrder } from '../code-options';
import type { FormValues } from '../form-values';
import { CodeSuggestions } from './code-suggestions';
import { useDeviceField } from './use-device-field';

const Root = styled.div`
  display: grid;
  gap: 12px;
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
    () => codesToChoose({ regulation, designationCodes: value }).map(({ id }) => ({
      value: id,
      label: formatCode(id),
      keywords: [id, label(id)],
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
        placeholder={regulation ? t('codes.placeholder') : t('codes.placeholderFirst')}
        labels={labels}
        emptyText={t('codes.empty')}
      />
      {regulation && <Text size="small" tone="muted">{t(`codes.rules.${regulation}`)} {t(`codes.source.${regulation}`)}.</Text>}
      <CodeSuggestions onUse={(codes) => choose([...(value ?? []), ...codes])} />
    </Root>
  );
}
