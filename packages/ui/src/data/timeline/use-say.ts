'use client';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { announce } from '../../foundation/announce.js';

/** Time in ms without a newer message. While an arrow key repeats, only the last step is announced. */
const pause = 120;

/** Returns a function that announces a message near the timeline. A newer message replaces one that still waits. */
export function useSay(root: RefObject<Element | null>): (message: string, urgent?: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (message, urgent = false) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => announce(message, { root: root.current, urgent }), urgent ? 0 : pause);
    },
    [root],
  );
}
