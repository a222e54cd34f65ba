'use client';
import { useEffect, type RefObject } from 'react';
import { isRtl } from '../../foundation/theme-root-of.js';
import { geometryOf } from './use-view.js';
import type { ZoomStore } from './zoom-store.js';

/** Zooms with Ctrl and the wheel, or with a pinch on a touchpad, at the day under the pointer. */
export function useWheelZoom(
  scroller: RefObject<HTMLDivElement | null>,
  store: ZoomStore,
  zoomTo: (day: number, x?: number) => void,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const along = isRtl(element) ? box.right - event.clientX : event.clientX - box.left;
      const x = Math.max(0, along - geometryOf(element).head.width);
      zoomTo(store.day() * Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 150), x);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller, store, zoomTo]);
}
