'use client';
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** In ms: when a pressed button starts to repeat, and the time between repetitions. */
const repeat = { delay: 400, interval: 60 } as const;

/**
 * Handlers for a button whose action repeats while the mouse button is pressed. Touch and assistive technologies
 * activate it once per click, so that scrolling over it changes nothing. The pointer type is read from the press and not from the click,
 * whose type is missing in Firefox up to 128 and Safari up to 18.1, and wrong in iOS 18.2.
 */
export function usePressRepeat(action: () => void) {
  const latest = useRef(action);
  const stop = useRef<(() => void) | undefined>(undefined);
  /** Whether the last press was handled, so that its click is not. */
  const isHandled = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      isHandled.current = event.pointerType === 'mouse' && event.button === 0;
      if (!isHandled.current) return;
      latest.current();
      let timer = setTimeout(function again() {
        latest.current();
        timer = setTimeout(again, repeat.interval);
      }, repeat.delay);
      const press = new AbortController();
      const end = () => {
        clearTimeout(timer);
        press.abort();
        stop.current = undefined;
      };
      stop.current?.();
      stop.current = end;
      for (const type of ['pointerup', 'pointercancel', 'blur'])
        window.addEventListener(type, end, { signal: press.signal });
    },
    onClick: ({ detail }: MouseEvent) => {
      // A click without a press, of a key or of an assistive technology, has a count of 0.
      if (detail === 0 || !isHandled.current) latest.current();
      isHandled.current = false;
    },
    /** Keeps the focus in the input. */
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
