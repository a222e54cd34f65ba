'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useAnnounce } from '../announcer/use-announce.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Toast } from './toast.js';

/** Time in ms in which repeats are counted before their number is announced. */
const REPEAT_DELAY = 1000;

interface Announced {
  text: string;
  count: number;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Announces toasts in the order in which they are shown, errors assertively. Announces a toast again when its text
 * changes, and the number of its repeats after a delay.
 */
export function useToastAnnouncements(
  toasts: readonly Toast[],
  labels: Required<SnackbarLabels>,
  region: RefObject<Element | null>,
) {
  const announce = useAnnounce(region);
  const announcements = useRef(new Map<string, Announced>());

  useEffect(() => {
    const announced = announcements.current;
    for (const { id, tone, message, action, count, phase } of toasts) {
      const text = [`${labels[tone]}: ${message}`, action?.label].filter(Boolean).join(', ');
      const before = announced.get(id);
      const urgent = tone === 'error';
      if (!before) {
        announced.set(id, { text, count });
        // A toast in a later phase was already announced by a previous host.
        if (phase === 'shown') announce(count > 1 ? `${text}, ${labels.count(count)}` : text, { urgent });
      } else if (before.text !== text) {
        Object.assign(before, { text, count });
        if (phase !== 'exiting') announce(text, { urgent, source: before });
      } else if (before.count !== count) {
        before.count = count;
        before.timer ??= setTimeout(() => {
          delete before.timer;
          announce(`${before.text}, ${labels.count(before.count)}`, { urgent, source: before });
        }, REPEAT_DELAY);
      }
    }
    for (const [id, { timer }] of announced)
      if (timer === undefined && !toasts.some((toast) => toast.id === id)) announced.delete(id);
  }, [toasts, labels, announce]);

  useEffect(() => {
    const announced = announcements.current;
    return () => {
      for (const one of announced.values()) {
        clearTimeout(one.timer);
        delete one.timer;
      }
    };
  }, []);
}
