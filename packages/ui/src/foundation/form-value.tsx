'use client';
import { useEffect, useRef } from 'react';

interface FormValueProps {
  name: string;
  form?: string | undefined;
  /** None sends nothing. */
  values: readonly string[];
  disabled?: boolean | undefined;
  /** The form was reset. */
  onReset: () => void;
}

/** What a native form sends for a control that is not native. */
export function FormValue({ name, form, values, disabled, onReset }: FormValueProps) {
  const first = useRef<HTMLInputElement>(null);
  const reset = useRef(onReset);
  useEffect(() => {
    reset.current = onReset;
  });
  useEffect(() => {
    const owner = first.current?.form;
    const listen = () => reset.current();
    owner?.addEventListener('reset', listen);
    return () => owner?.removeEventListener('reset', listen);
  }, []);
  if (values.length === 0) return <input ref={first} type="hidden" disabled {...{ name, form }} />;
  return values.map((value, index) => (
    <input key={value} ref={index === 0 ? first : undefined} type="hidden" {...{ name, form, value, disabled }} />
  ));
}
