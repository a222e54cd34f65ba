import { TextField } from '@attesta/ui/inputs/text-field';
import { CircleCheck } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { identifierState, type IdentifierField, type IdentifierState } from '../identifier-check';
import { useDeviceProblem } from '../field-words';
import type { FormValues } from '../form-values';
import { useDeviceField } from './use-device-field';

const says: {
  [State in IdentifierState]?: 'form.identifierValid' | 'form.identifierUnchecked' | 'form.identifierNeedsEntity';
} = {
  valid: 'form.identifierValid',
  unchecked: 'form.identifierUnchecked',
  entity: 'form.identifierNeedsEntity',
};

/** A Basic UDI-DI or UDI-DI, checked while it is typed; what does not fit is told once the field was left. */
export function IdentifierInput({ id, required }: { id: IdentifierField; required: boolean }) {
  const { t } = useTranslation('devices');
  const problem = useDeviceProblem();
  const { control } = useFormContext<FormValues>();
  const issuingEntity = useWatch({ control, name: 'issuingEntity' });
  const { value, setValue, wasLeft, error, help, ...field } = useDeviceField(id);
  const state = identifierState(id, { basicUdiDi: null, udiDi: null, issuingEntity, [id]: value });
  const said = says[state];
  const wrong = wasLeft && state.startsWith('identifier_') ? problem(id, state, null) : undefined;
  return (
    <TextField
      {...field}
      required={required}
      value={value ?? ''}
      onChange={(event) => setValue(event.target.value || null)}
      error={error ?? wrong}
      help={said ? t(said) : help}
      end={state === 'valid' ? <CircleCheck aria-hidden /> : undefined}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
