import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnnounced, leastWarning, sessionAt, shownTime } from './session-clock.js';

describe('sessionAt', () => {
  it('warns, and ends at the time of expiry', () => {
    expect(sessionAt(0, 600_000, 120_000)).toEqual({ phase: 'active', wait: 480_000 });
    expect(sessionAt(480_000, 600_000, 120_000)).toEqual({ phase: 'warning', wait: 120_000 });
    expect(sessionAt(600_000, 600_000, 120_000).phase).toBe('ended');
  });

  it('never warns later than 20 seconds before the end, whatever is configured (WCAG 2.2.1)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 600_000 }),
        fc.integer({ min: 1, max: leastWarning }),
        (warning, left) => {
          expect(sessionAt(1_000_000 - left, 1_000_000, warning).phase).toBe('warning');
        },
      ),
    );
  });
});

describe('the shown time', () => {
  it('is in minutes, then in seconds, and never 0', () => {
    expect([120_000, 61_000, 60_000, 59_900, 1, 0].map(shownTime)).toEqual([
      { minutes: 2, seconds: 0 },
      { minutes: 2, seconds: 0 },
      { minutes: 1, seconds: 0 },
      { minutes: 1, seconds: 0 },
      { minutes: 0, seconds: 1 },
      { minutes: 0, seconds: 1 },
    ]);
  });

  it('is announced a few times only', () => {
    const times = Array.from({ length: 120 }, (_, second) => (second + 1) * 1000).filter(isAnnounced);
    expect(times).toEqual([10_000, 20_000, 30_000, 60_000, 120_000]);
  });
});
