import { stagesOf } from '@attesta/domain/devices/fields';
import type { Stage } from '@attesta/domain/devices/vocabulary';
import { settledVariant } from '@attesta/domain/classes/open-questions';
import { Seal } from '@attesta/ui/display/seal';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { FormValues } from '../answers/form-values';
import { sealFill, stageKey } from '../record/stage';
import { ChoiceInput } from './choice-input';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  & > [data-part='seal'] {
    margin-block-start: 28px;
  }
`;

/** The stage, with a seal that fills from idea to certified. */
export function StageInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const device = useWatch({ control: useFormContext<FormValues>().control }) as FormValues;
  const name = (stage: Stage) => t(`stages.${stageKey(stage, settledVariant(device)?.id)}`);
  return (
    <Root>
      <ChoiceInput
        id="stage"
        required={required}
        options={stagesOf(device).map((id) => ({ value: id, label: name(id) }))}
      />
      <Seal
        variant="market-operator"
        fill={sealFill(device.stage)}
        label={device.stage ? name(device.stage) : ''}
        size={34}
      />
    </Root>
  );
}
