import { CircleCheck } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IdentifierField } from '../../../platform/forms/identifier-field';
import {
  identifierState,
  type IdentifierField as IdentifierId,
  type IdentifierState,
} from '../answers/identifier-check';
import { useDeviceProblemMessage } from '../record/field-labels';
import type { FormValues } from '../answers/form-values';
import { useDeviceField } from './use-device-field';

const helpKeys: {
  [State in IdentifierState]?: 'form.identifierValid' | 'form.identifierUnchecked' | 'form.identifierNeedsEntity';
} = {
  valid: 'form.identifierValid',
  unchecked: 'form.identifierUnchecked',
  entity: 'form.identifierNeedsEntity',
};

/** A Basic UDI-DI or UDI-DI, checked while it is typed. Errors are shown on blur. */
export function IdentifierInput({ id, required }: { id: IdentifierId; required: boolean }) {
  const { t } = useTranslation('devices');
  const problemMessage = useDeviceProblemMessage();
  const { control } = useFormContext<FormValues>();
  const issuingEntity = useWatch({ control, name: 'issuingEntity' });
  const { value, setValue, isTouched, error, help, ...field } = useDeviceField(id);
  const state = identifierState(id, { basicUdiDi: null, udiDi: null, issuingEntity, [id]: value });
  const helpKey = helpKeys[state];
  const identifierError =
    isTouched && state.startsWith('identifier_')
      ? problemMessage(id, state, { stage: null, issuingEntity })
      : undefined;
  return (
    <IdentifierField
      {...field}
      required={required}
      value={value ?? ''}
      onChange={(event) => setValue(event.target.value || null)}
      error={error ?? identifierError}
      help={helpKey ? t(helpKey) : help}
      end={state === 'valid' ? <CircleCheck aria-hidden /> : undefined}
    />
  );
}
