'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useAnnounce } from '../announcer/use-announce.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Snack } from './snackbar-notice.js';

/** How long repeats are gathered before a screen reader hears how many there were, in ms. */
const GATHER = 1000;

interface Heard {
  words: string;
  count: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** Says notices in the order in which they come in, errors at once; says again what was changed, and how often something was told once it calms down. */
export function useTold(snacks: readonly Snack[], labels: Required<SnackbarLabels>, place: RefObject<Element | null>) {
  const announce = useAnnounce(place);
  const heard = useRef(new Map<string, Heard>());

  useEffect(() => {
    const known = heard.current;
    for (const { id, tone, message, action, count, phase } of snacks) {
      const words = [`${labels[tone]}: ${message}`, action?.label].filter(Boolean).join(', ');
      const before = known.get(id);
      const urgent = tone === 'error';
      if (!before) {
        known.set(id, { words, count });
        // What stands there already was said when it came in, by a host before this one.
        if (phase === 'shown') announce(count > 1 ? `${words}, ${labels.count(count)}` : words, { urgent });
      } else if (before.words !== words) {
        Object.assign(before, { words, count });
        if (phase !== 'exiting') announce(words, { urgent });
      } else if (before.count !== count) {
        before.count = count;
        before.timer ??= setTimeout(() => {
          delete before.timer;
          announce(`${before.words}, ${labels.count(before.count)}`, { urgent });
        }, GATHER);
      }
    }
    for (const [id, { timer }] of known)
      if (timer === undefined && !snacks.some((snack) => snack.id === id)) known.delete(id);
  }, [snacks, labels, announce]);

  useEffect(() => {
    const known = heard.current;
    return () => {
      for (const one of known.values()) {
        clearTimeout(one.timer);
        delete one.timer;
      }
    };
  }, []);
}
