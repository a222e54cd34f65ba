import type { TimelineUnit } from './timeline-days.js';
import { clampDay, levelOf } from './timeline-ticks.js';

/** The scale while a user zooms. Subscribers are called only when the level changes: all else follows by CSS. */
export interface ZoomStore {
  day: () => number;
  level: () => TimelineUnit;
  set: (day: number) => void;
  subscribe: (changed: () => void) => () => void;
}

export function createZoomStore(initial: number): ZoomStore {
  let day = clampDay(initial);
  const listeners = new Set<() => void>();
  return {
    day: () => day,
    level: () => levelOf(day),
    set: (next) => {
      const before = levelOf(day);
      day = clampDay(next);
      if (levelOf(day) !== before) for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
