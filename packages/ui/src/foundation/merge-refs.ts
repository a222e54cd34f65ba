import type { Ref } from 'react';

/** Gives one element to two refs. Keep the answer stable (`useMemo`), or React detaches and attaches at every render. */
export function mergeRefs<T>(outer: Ref<T> | undefined, own: (value: T | null) => void): (value: T | null) => void {
  if (!outer) return own;
  return (value) => {
    if (typeof outer === 'function') outer(value);
    else outer.current = value;
    own(value);
  };
}
