import { useState, type FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { problemOf } from '../../../platform/http/problem';

/**
 * Returns a handler that sends the valid values of a form, and the last error. A rejection that names fields of the
 * form is shown at these fields, any other above the form.
 */
export function useSubmit<Form extends FieldValues, Valid = Form>(
  { handleSubmit, setError }: Pick<UseFormReturn<Form, unknown, Valid>, 'handleSubmit' | 'setError'>,
  send: (values: Valid) => Promise<void>,
) {
  const [failed, setFailed] = useState<unknown>(null);
  const onSubmit = handleSubmit(async (values) => {
    setFailed(null);
    try {
      await send(values);
    } catch (error) {
      const isField = ([name]: [string, string]) => Object.hasOwn(values as object, name.split('.', 1)[0]!);
      const fields = Object.entries(problemOf(error).fields).filter(isField);
      if (fields.length === 0) setFailed(error);
      for (const [name, code] of fields) setError(name as Path<Form>, { type: code, message: code });
    }
  });
  return { failed, onSubmit: (event: FormEvent) => void onSubmit(event) };
}
