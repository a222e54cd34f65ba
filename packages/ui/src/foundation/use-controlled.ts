'use client';
import { useCallback, useState } from 'react';
import { watchHeldKeys } from './keys/held-keys.js';

watchHeldKeys();

/**
 * State that is controlled if `value` is defined, else uncontrolled with the initial value `initial`. `onChange` is
 * called in both cases. `reset` returns uncontrolled state to `initial` and leaves controlled state alone, for the reset
 * of a form.
 */
export function useControlled<T, A extends unknown[]>(
  value: T | undefined,
  initial: T,
  onChange?: (next: T, ...args: A) => void,
) {
  const [internal, setInternal] = useState(initial);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: T, ...args: A) => {
      if (!controlled) setInternal(next);
      onChange?.(next, ...args);
    },
    [controlled, onChange],
  );
  const reset = (...args: A) => {
    if (!controlled && internal !== initial) set(initial, ...args);
  };
  return [controlled ? value : internal, set, reset] as const;
}
