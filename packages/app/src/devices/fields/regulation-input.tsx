import { regulations, riskClassesOf } from '@attesta/domain/classes/class-variant';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../form-values';
import { useDeviceField } from './use-device-field';

/** The regulation. A class of the other one makes no sense any more and is asked again. */
export function RegulationInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { getValues, setValue: set } = useFormContext<FormValues>();
  const { value, setValue, wasLeft: _wasLeft, ...field } = useDeviceField('regulation');
  const options = regulations.map((id) => ({
    value: id,
    label: t(`regulations.${id}.name`),
    description: t(`regulations.${id}.description`),
  }));
  const choose = (next: string) => {
    const regulation = next as (typeof regulations)[number];
    setValue(regulation);
    const riskClass = getValues('riskClass');
    const stays =
      riskClass === null ||
      riskClass === 'unsure' ||
      (riskClassesOf[regulation] as readonly string[]).includes(riskClass);
    if (!stays) set('riskClass', null, { shouldDirty: true });
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
