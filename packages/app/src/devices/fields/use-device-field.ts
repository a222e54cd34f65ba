import { useController, useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { DeviceAnswerId } from '@attesta/domain/device/schema';
import { useDeviceProblem, useFieldLabel } from '../field-words';
import type { FormValues } from '../form-values';

/** Id of the element that takes the focus for a field or a part of one. */
export const elementId = (path: string): string => `device-${path.replaceAll('.', '-')}`;

/** What every field of the device form is given: its value, its words, and what is wrong with it. */
export function useDeviceField<Id extends DeviceAnswerId>(id: Id) {
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name: id as FieldPath<FormValues> });
  const words = useFieldLabel()(id);
  const error = useFieldError()(id);
  return {
    id: elementId(id),
    ...words,
    error,
    value: field.value as FormValues[Id],
    setValue: field.onChange as (value: FormValues[Id]) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    wasLeft: fieldState.isTouched,
  };
}

/** Says what is wrong at a path of the form; nothing where nothing is. */
export function useFieldError() {
  const { control, getFieldState, formState } = useFormContext<FormValues>();
  const stage = useWatch({ control, name: 'stage' });
  const words = useDeviceProblem();
  return (path: string): string | undefined => {
    const code = getFieldState(path as FieldPath<FormValues>, formState).error?.message;
    return code === undefined ? undefined : words(path, code, stage);
  };
}
