'use client';
import { useEffect, useRef } from 'react';

interface FormValueProps {
  name: string;
  form?: string | undefined;
  /** The submitted values. If empty, nothing is submitted. */
  values: readonly string[];
  disabled?: boolean | undefined;
  /** Called when the form is reset. */
  onReset: () => void;
}

/** Hidden inputs that submit the values of a custom control with a native form. */
export function FormValue({ name, form, values, disabled, onReset }: FormValueProps) {
  const first = useRef<HTMLInputElement>(null);
  const reset = useRef(onReset);
  useEffect(() => {
    reset.current = onReset;
  });
  useEffect(() => {
    const element = first.current?.form;
    const listen = () => reset.current();
    element?.addEventListener('reset', listen);
    return () => element?.removeEventListener('reset', listen);
  }, []);
  if (values.length === 0) return <input ref={first} type="hidden" disabled {...{ name, form }} />;
  return values.map((value, index) => (
    <input key={value} ref={index === 0 ? first : undefined} type="hidden" {...{ name, form, value, disabled }} />
  ));
}
