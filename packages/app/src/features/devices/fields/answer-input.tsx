import { answers, type CharacteristicId } from '@attesta/domain/characteristics/characteristics';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { useAnswerOptions } from './use-answer-options';
import { useDeviceField } from './use-device-field';

const yesOrNo = ['yes', 'no'] as const;

/** A question with the answers yes, no and unsure. `isLegacy` has only yes and no. */
export function AnswerInput({ id, required }: { id: CharacteristicId | 'isLegacy'; required: boolean }) {
  const options = useAnswerOptions(id === 'isLegacy' ? yesOrNo : answers);
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
  return (
    <RadioGroup
      {...field}
      required={required}
      layout="segments"
      options={options}
      value={value ?? ''}
      onValueChange={(next) => setValue(next as typeof value)}
    />
  );
}
