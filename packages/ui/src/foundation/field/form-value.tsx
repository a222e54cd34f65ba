'use client';
import { useRef } from 'react';
import { isDisabled } from '../is-disabled.js';
import { useFormField } from './form-fields.js';

interface FormValueProps {
  name: string;
  form?: string | undefined;
  /** The submitted values. If empty, nothing is submitted. */
  values: readonly string[];
  disabled?: boolean | undefined;
  /** Returns the values that the visible text represents, if a script can have changed it without an event. */
  shown?: (() => readonly string[]) | undefined;
}

/** Replaces the values of hidden inputs in the data of their form. Other controls may have the same name. */
function replaceValues(data: FormData, first: HTMLInputElement, count: number, values: readonly string[]) {
  const { name } = first;
  const before = [...(first.form?.elements ?? [])].filter(
    (element) =>
      (element as HTMLInputElement).name === name &&
      element !== first &&
      !isDisabled(element) &&
      Boolean(element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING),
  ).length;
  const all = data.getAll(name);
  all.splice(Math.min(before, all.length), count, ...values);
  data.delete(name);
  for (const value of all) data.append(name, value);
}

/** Hidden inputs that submit the values of a custom control with a native form. */
export function FormValue({ name, form, values, disabled, shown }: FormValueProps) {
  const first = useRef<HTMLInputElement>(null);
  useFormField(first, {
    onFormData: (data) => {
      const element = first.current;
      const next = shown?.();
      if (!element || !next || disabled || isDisabled(element.parentElement ?? element)) return;
      if (next.length !== values.length || next.some((value, index) => value !== values[index]))
        replaceValues(data, element, values.length, next);
    },
  });
  if (values.length === 0) return <input ref={first} type="hidden" disabled {...{ name, form }} />;
  return values.map((value, index) => (
    <input key={value} ref={index === 0 ? first : undefined} type="hidden" {...{ name, form, value, disabled }} />
  ));
}
