'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../../foundation/motion.js';
import { GLIDE } from './snackbar-timing.js';
import type { Toast } from './toast.js';

/**
 * Animates the remaining toasts to their new positions when a toast is added or removed. Animates only `transform`, so
 * that no layout is needed. Positions are measured from the anchored edge, and only when the toasts change.
 */
export function useGlide(list: RefObject<HTMLElement | null>, toasts: readonly Toast[], fromBottom: boolean) {
  const positions = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    const before = positions.current;
    if (toasts.length === 0 && before.size === 0) return;
    const origin = fromBottom ? root.offsetHeight : 0;
    const after = new Map([...root.children].map((item) => [item, (item as HTMLElement).offsetTop - origin]));
    positions.current = after;
    if (before.size === 0 || prefersReducedMotion()) return;
    for (const [item, position] of after) {
      const by = (before.get(item) ?? position) - position;
      // `composite: 'add'` combines it with a running enter transition or glide.
      if (by !== 0)
        item.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
          duration: GLIDE,
          easing: 'cubic-bezier(0.2, 0, 0, 1)',
          composite: 'add',
        });
    }
  }, [list, toasts, fromBottom]);
}
