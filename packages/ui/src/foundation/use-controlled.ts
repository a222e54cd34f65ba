'use client';
import { useCallback, useState } from 'react';

/** State that the caller may own: with `value` given it is controlled, else it begins at `initial`. `onChange` hears both. */
export function useControlled<T, A extends unknown[]>(
  value: T | undefined,
  initial: T,
  onChange?: (next: T, ...args: A) => void,
) {
  const [own, setOwn] = useState(initial);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: T, ...args: A) => {
      if (!controlled) setOwn(next);
      onChange?.(next, ...args);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, set] as const;
}
