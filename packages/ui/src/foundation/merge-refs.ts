import type { Ref } from 'react';

/**
 * Returns a ref callback that sets two refs. Memoize the result (`useMemo`): React detaches and attaches a new callback
 * on every render.
 */
export function mergeRefs<T>(outer: Ref<T> | undefined, inner: (value: T | null) => void): (value: T | null) => void {
  if (!outer) return inner;
  return (value) => {
    if (typeof outer === 'function') outer(value);
    else outer.current = value;
    inner(value);
  };
}
