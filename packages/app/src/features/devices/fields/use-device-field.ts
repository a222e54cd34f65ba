import { useController, useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { DeviceAnswerId } from '@attesta/domain/devices/schema';
import { useDeviceProblemMessage, useFieldLabels } from '../record/field-labels';
import type { FormValues } from '../answers/form-values';
import { elementId } from '../record/element-id';
import { problemContext } from '../record/problem-context';

/** Returns the props of a field of the device form: value, label, help and error. */
export function useDeviceField<Id extends DeviceAnswerId>(id: Id) {
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name: id as FieldPath<FormValues> });
  const labels = useFieldLabels()(id);
  const error = useFieldError()(id);
  return {
    id: elementId(id),
    ...labels,
    error,
    value: field.value as FormValues[Id],
    setValue: field.onChange as (value: FormValues[Id]) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    isTouched: fieldState.isTouched,
  };
}

/** Returns a function that returns the error message at a path of the form, or undefined. */
export function useFieldError() {
  const { control, getFieldState, formState } = useFormContext<FormValues>();
  const [stage, basicUdiDi, basicIssuingEntity, udiDi, issuingEntity] = useWatch({
    control,
    name: ['stage', 'basicUdiDi', 'basicIssuingEntity', 'udiDi', 'issuingEntity'],
  });
  const problemMessage = useDeviceProblemMessage();
  return (path: string): string | undefined => {
    const code = getFieldState(path as FieldPath<FormValues>, formState).error?.message;
    if (code === undefined) return undefined;
    const device = { stage, basicUdiDi, basicIssuingEntity, udiDi, issuingEntity };
    return problemMessage(path, code, problemContext(path, device));
  };
}
