'use client';
import { useRef, type PointerEvent } from 'react';

/** How far a finger must go before the notice goes with it, in px. */
const FAR = 80;

/**
 * A finger that draws a notice aside closes it; let go earlier, it comes back. It follows the finger, which is no motion of its own, so reduced motion
 * does not concern it. By mouse and keyboard there is the close button.
 */
export function useSwipe(close: () => void) {
  const from = useRef<{ pointer: number; x: number } | null>(null);

  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (from.current?.pointer !== event.pointerId) return;
    from.current = null;
    event.currentTarget.style.removeProperty('translate');
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      from.current = { pointer: event.pointerId, x: event.clientX };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current?.pointer !== event.pointerId) return;
      event.currentTarget.style.setProperty('translate', `${event.clientX - from.current.x}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const far = from.current?.pointer === event.pointerId && Math.abs(event.clientX - from.current.x) >= FAR;
      if (far) {
        from.current = null; // it leaves from where the finger let it go
        close();
      } else letGo(event);
    },
    onPointerCancel: letGo,
  };
}
