import { issuingEntityFields } from '@attesta/domain/devices/identifiers';
import type { UdiField } from '@attesta/domain/identifiers/udi';
import { useAnnounce } from '@attesta/ui/feedback/announcer';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IdentifierField } from '../../../platform/forms/identifier-field';
import { acceptedIdentifier, identifierState, type IdentifierState } from '../answers/identifier-check';
import type { FormValues } from '../answers/form-values';
import { useDeviceProblemMessage } from '../record/field-labels';
import { problemContext } from '../record/problem-context';
import { useDeviceField } from './use-device-field';

const helpKeys: {
  [State in IdentifierState]?: 'form.identifierValid' | 'form.identifierUnchecked' | 'form.identifierNeedsEntity';
} = {
  valid: 'form.identifierValid',
  unchecked: 'form.identifierUnchecked',
  entity: 'form.identifierNeedsEntity',
};

/**
 * A Basic UDI-DI or UDI-DI, checked while it is typed. Errors are shown on blur. Whole barcodes and other forms are
 * then replaced by the identifier, which is announced.
 */
export function IdentifierInput({ id, required }: { id: UdiField; required: boolean }) {
  const { t } = useTranslation('devices');
  const problemMessage = useDeviceProblemMessage();
  const announce = useAnnounce();
  const { control, setValue: setAnswer } = useFormContext<FormValues>();
  const [basicUdiDi, basicIssuingEntity, udiDi, issuingEntity] = useWatch({
    control,
    name: ['basicUdiDi', 'basicIssuingEntity', 'udiDi', 'issuingEntity'],
  });
  const { value, setValue, onBlur, isTouched, error, help, ...field } = useDeviceField(id);
  const [taken, setTaken] = useState<string | null>(null);
  const identifiers = { basicUdiDi, basicIssuingEntity, udiDi, issuingEntity };
  const state = identifierState(id, identifiers);
  const helpKey = helpKeys[state];
  const identifierError =
    isTouched && state.startsWith('identifier_')
      ? problemMessage(id, state, problemContext(id, { ...identifiers, stage: null }))
      : undefined;
  const isTaken = taken !== null && taken === value;
  const takenText = isTaken && t('form.identifierTaken', { text: taken });

  const accept = () => {
    const accepted = acceptedIdentifier(id, identifiers);
    if (accepted) {
      const { text, entity } = accepted;
      setAnswer(issuingEntityFields[id], entity, { shouldDirty: true });
      if (text !== value) {
        setValue(text);
        setTaken(text);
        announce(t('form.identifierTaken', { text }));
      }
    }
    onBlur();
  };
  return (
    <IdentifierField
      {...field}
      required={required}
      value={value ?? ''}
      onChange={(event) => setValue(event.target.value || null)}
      onBlur={accept}
      error={error ?? identifierError}
      help={[takenText, helpKey ? t(helpKey) : help].filter(Boolean).join('. ')}
      end={state === 'valid' ? <CircleCheck aria-hidden /> : undefined}
    />
  );
}
