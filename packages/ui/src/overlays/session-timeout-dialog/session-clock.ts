/** WCAG 2.2, 2.2.1: users are warned at least 20 seconds before the time is over. In ms. */
export const leastWarning = 20_000;

export type SessionPhase = 'active' | 'warning' | 'ended';

/** The state of a session at a time: its phase, and the time until the phase changes, in ms. */
export function sessionAt(now: number, expiresAt: number, warning: number): { phase: SessionPhase; wait: number } {
  const left = expiresAt - now;
  if (left <= 0) return { phase: 'ended', wait: Infinity };
  const warned = Math.max(leastWarning, warning);
  return left > warned ? { phase: 'active', wait: left - warned } : { phase: 'warning', wait: left };
}

/** The time that is shown: whole minutes from a minute on, otherwise seconds. Rounded up, so that it is never 0. */
export function shownTime(left: number): { minutes: number; seconds: number } {
  const seconds = Math.max(1, Math.ceil(left / 1000));
  return seconds >= 60 ? { minutes: Math.ceil(seconds / 60), seconds: 0 } : { minutes: 0, seconds };
}

/** Seconds left at which the time is announced; between them, a screen reader would be interrupted all the time. */
const announced = [300, 240, 180, 120, 60, 30, 20, 10];

/** Whether the time is announced: at whole minutes, and at 30, 20 and 10 seconds. */
export const isAnnounced = (left: number): boolean => announced.includes(Math.ceil(left / 1000));
