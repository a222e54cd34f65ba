'use client';
import { useCallback, useState } from 'react';

/**
 * State that is controlled if `value` is defined, else uncontrolled with the initial value `initial`. `onChange` is
 * called in both cases.
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
  return [controlled ? value : internal, set] as const;
}
