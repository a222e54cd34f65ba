'use client';
import { useEffect, useRef } from 'react';

/**
 * Closes an open popup whose control becomes disabled or read-only. The control cannot be used, so nobody could close the
 * popup, and it would be open again when the control is enabled.
 */
export function useCloseWhenDisabled(isOff: boolean, close: (reason: 'disabled', event: Event) => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (isOff) latest.current('disabled', new Event('disabled')); // an attribute changes without an event
  }, [isOff]);
}
