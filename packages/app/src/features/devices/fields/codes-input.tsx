import { formatCode } from '@attesta/domain/codes/codes';
import type { CodeId } from '@attesta/domain/codes/codes';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Code, useCodeLabel, useGroupLabel } from '../../codes';
import { codeKeywords } from '../answers/code-keywords';
import { codesToChoose, inListOrder } from '../answers/code-options';
import type { FormValues } from '../answers/form-values';
import { CodeRulesList } from './code-rules-list';
import { CodeSuggestions } from './code-suggestions';
import { useDeviceField } from './use-device-field';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & [data-slot='chips'] > li {
    inline-size: 100%;
  }
`;

/** The codes that the notified body must be designated for: chosen in a combobox or accepted from suggestions. */
export function CodesInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { control } = useFormContext<FormValues>();
  const regulation = useWatch({ control, name: 'regulation' });
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField('designationCodes');
  const codeLabel = useCodeLabel();
  const groupLabel = useGroupLabel();
  const options = useMemo(
    () =>
      codesToChoose({ regulation, designationCodes: value }).map(({ id }) => ({
        value: id,
        label: `${formatCode(id)} ${codeLabel(id)}`,
        keywords: [id, codeKeywords(id)],
        group: groupLabel(id),
        content: <Code code={id} withLabel focusable={false} />,
        chipContent: <Code code={id} withLabel focusable={false} />,
      })),
    [regulation, value, codeLabel, groupLabel],
  );
  const choose = (next: readonly string[]) => setValue(next.length > 0 ? inListOrder(next as CodeId[]) : null);
  return (
    <Root>
      <Combobox
        {...field}
        required={required}
        multiple
        options={options}
        value={value ?? []}
        onValueChange={choose}
        placeholder={regulation ? t(`codes.placeholder.${regulation}`) : t('codes.placeholderFirst')}
        labels={{ empty: t('codes.empty') }}
      />
      {regulation && <CodeRulesList regulation={regulation} chosen={value ?? []} />}
      <CodeSuggestions onUse={(codes) => choose([...(value ?? []), ...codes])} />
    </Root>
  );
}
