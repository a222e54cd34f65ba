'use client';
import { useCallback, useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Time in ms that the result is shown. */
export const resultTime = 3000;

/** Returns the state of a copy button and a function that shows a result, which is removed after `resultTime`. */
export function useCopyState(): [CopyState, (result: 'copied' | 'failed') => void] {
  // A new object for each result restarts the timer when the button is pressed again.
  const [result, setResult] = useState<{ state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (result.state === 'idle') return;
    const timer = setTimeout(() => setResult({ state: 'idle' }), resultTime);
    return () => clearTimeout(timer);
  }, [result]);
  const show = useCallback((state: 'copied' | 'failed') => setResult({ state }), []);
  return [result.state, show];
}
