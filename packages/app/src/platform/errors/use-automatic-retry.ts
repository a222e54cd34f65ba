import { useEffect, useEffectEvent } from 'react';

const first = 3_000;
const longest = 60_000;

/** Wait in ms before a retry: doubles with each attempt. */
export const retryDelay = (attempt: number): number => Math.min(first * 2 ** attempt, longest);

/**
 * Retries after a while, and as soon as the browser is online again.
 * @param attempt number of retries so far
 */
export function useAutomaticRetry(retry: () => void, attempt: number): void {
  const onRetry = useEffectEvent(retry);
  useEffect(() => {
    const timer = setTimeout(() => onRetry(), retryDelay(attempt));
    const whenOnline = () => onRetry();
    window.addEventListener('online', whenOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', whenOnline);
    };
  }, [attempt]);
}
