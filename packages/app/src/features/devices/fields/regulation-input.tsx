import { isClassOf, regulations } from '@attesta/domain/classes/class-variant';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../answers/form-values';
import { useDeviceField } from './use-device-field';

/** The regulation. Changing it clears a risk class that the new regulation does not have. */
export function RegulationInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { getValues, setValue: set } = useFormContext<FormValues>();
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField('regulation');
  const options = regulations.map((id) => ({
    value: id,
    label: t(`regulations.${id}.name`),
    description: t(`regulations.${id}.description`),
  }));
  const choose = (next: string) => {
    const regulation = next as (typeof regulations)[number];
    setValue(regulation);
    const riskClass = getValues('riskClass');
    const isValid = riskClass === null || riskClass === 'unsure' || isClassOf(regulation, riskClass);
    if (!isValid) set('riskClass', null, { shouldDirty: true });
  };
  return (
    <RadioGroup
      {...field}
      required={required}
      layout="row"
      options={options}
      value={value ?? ''}
      onValueChange={choose}
    />
  );
}
