'use client';
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** In ms: when a pressed button starts to repeat, and the time between repetitions. */
const repeat = { delay: 400, interval: 60 } as const;

/**
 * Handlers for a button whose action repeats while the mouse button is pressed. Touch and assistive technologies
 * activate it once per click, so that scrolling over it changes nothing.
 */
export function usePressRepeat(action: () => void) {
  const latest = useRef(action);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      latest.current();
      let timer = setTimeout(function again() {
        latest.current();
        timer = setTimeout(again, repeat.interval);
      }, repeat.delay);
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('blur', end);
        stop.current = undefined;
      };
      stop.current?.();
      stop.current = end;
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
      window.addEventListener('blur', end);
    },
    onClick: (event: MouseEvent) => {
      const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
      if (!isMouse) latest.current(); // the mouse was handled when it was pressed
    },
    /** Keeps the focus in the input. */
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
