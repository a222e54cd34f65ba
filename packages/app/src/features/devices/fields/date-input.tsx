import { DateField } from '@attesta/ui/inputs/date-field';
import { useDateFieldLabels } from '../../../platform/forms/date-field-labels';
import { useDeviceField } from './use-device-field';

/** A date field. An empty field means no answer. */
export function DateInput({ id, required }: { id: 'targetSubmissionDate'; required: boolean }) {
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
  return (
    <DateField
      {...field}
      {...useDateFieldLabels()}
      required={required}
      value={value ?? ''}
      onValueChange={(day) => setValue(day || null)}
    />
  );
}
