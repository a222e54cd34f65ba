'use client';
import { useRef, type PointerEvent } from 'react';

/** Distance in px that a swipe needs to close the toast. */
const SWIPE_DISTANCE = 80;

/**
 * Returns the pointer handlers with which a horizontal swipe closes a toast. After a shorter swipe the toast returns to
 * its position. The toast only follows the finger, which is not an animation, so reduced motion doesn't apply. Mouse
 * and keyboard users have the close button.
 */
export function useSwipe(close: () => void) {
  const start = useRef<{ pointer: number; x: number } | null>(null);

  const cancel = (event: PointerEvent<HTMLElement>) => {
    if (start.current?.pointer !== event.pointerId) return;
    start.current = null;
    event.currentTarget.style.removeProperty('translate');
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      start.current = { pointer: event.pointerId, x: event.clientX };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== event.pointerId) return;
      event.currentTarget.style.setProperty('translate', `${event.clientX - start.current.x}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const swiped =
        start.current?.pointer === event.pointerId && Math.abs(event.clientX - start.current.x) >= SWIPE_DISTANCE;
      if (swiped) {
        start.current = null; // keeps the offset: the toast exits from the position where it was released
        close();
      } else cancel(event);
    },
    onPointerCancel: cancel,
  };
}
