import { answers, type CharacteristicId } from '@attesta/domain/device/vocabulary';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { useAnswerOptions } from './use-answer-options';
import { useDeviceField } from './use-device-field';

const yesOrNo = ['yes', 'no'] as const;

/** A question that is answered by yes, no or unsure; whether a directive certificate exists is known. */
export function AnswerInput({ id, required }: { id: CharacteristicId | 'isLegacy'; required: boolean }) {
  const options = useAnswerOptions(id === 'isLegacy' ? yesOrNo : answers);
  const { value, setValue, wasLeft: _wasLeft, ...field } = useDeviceField(id);
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
