import { DateField } from '@attesta/ui/inputs/date-field';
import { useDateWords } from '../../forms/date-words';
import { useDeviceField } from './use-device-field';

/** A day of the calendar; what is left empty is no answer. */
export function DateInput({ id, required }: { id: 'targetSubmissionDate'; required: boolean }) {
  const { value, setValue, wasLeft: _wasLeft, ...field } = useDeviceField(id);
  return (
    <DateField
      {...field}
      {...useDateWords()}
      required={required}
      value={value ?? ''}
      onValueChange={(day) => setValue(day || null)}
    />
  );
}
