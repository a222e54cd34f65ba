import { lineAt } from './timeline-lines.js';

/** The visible section: lines in rem from the first one, days from the first one of the timeline. */
export interface Section {
  top: number;
  bottom: number;
  from: number;
  to: number;
}

/** What is mounted: line indexes and days from the first day of the timeline, both ends included. */
export interface MountedWindow {
  firstLine: number;
  lastLine: number;
  from: number;
  to: number;
}

/** Lines are mounted in steps of this many, so that most frames of a scroll change nothing. */
const lineStep = 6;

/**
 * Returns what to mount for a visible section: at least a step of lines above and below, and three quarters of a width
 * of days on both sides, in steps of half a width.
 */
export function windowOf(tops: Float64Array, { top, bottom, from, to }: Section, days: number): MountedWindow {
  const lines = tops.length - 1;
  const first = Math.floor(lineAt(tops, top) / lineStep) - 1;
  const last = Math.ceil((lineAt(tops, bottom) + 1) / lineStep) + 1;
  const step = Math.max(1, Math.round((to - from) / 2));
  return {
    firstLine: Math.max(0, first * lineStep),
    lastLine: Math.min(lines - 1, last * lineStep - 1),
    from: Math.max(0, (Math.floor(from / step) - 1) * step - Math.ceil(step / 2)),
    to: Math.min(days - 1, (Math.ceil(to / step) + 1) * step + Math.ceil(step / 2)),
  };
}

export const sameWindow = (a: MountedWindow, b: MountedWindow): boolean =>
  a.firstLine === b.firstLine && a.lastLine === b.lastLine && a.from === b.from && a.to === b.to;

/** Returns the lines to mount: those of the window, and the one with the focus wherever it is. */
export function mountedLines({ firstLine, lastLine }: MountedWindow, active: number): number[] {
  const mounted = Array.from({ length: Math.max(0, lastLine - firstLine + 1) }, (_, at) => firstLine + at);
  if (active >= 0 && active < firstLine) mounted.unshift(active);
  if (active > lastLine) mounted.push(active);
  return mounted;
}
