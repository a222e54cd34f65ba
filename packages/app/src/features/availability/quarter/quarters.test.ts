import { describe, expect, it } from 'vitest';
import { proposedSource, quartersOf, targetsOf } from './quarters';

describe('quarters (D.550)', () => {
  it('of windows are those in which they have days', () => {
    expect(
      quartersOf([
        { from: '2027-03-31', to: '2027-07-01' },
        { from: '2026-12-01', to: '2026-12-31' },
      ]),
    ).toEqual(['2026-10-01', '2027-01-01', '2027-04-01', '2027-07-01']);
  });

  it('to copy to are the eight after the source that are not over', () => {
    expect(targetsOf('2027-01-01', '2026-11-26').slice(0, 2)).toEqual(['2027-04-01', '2027-07-01']);
    expect(targetsOf('2025-01-01', '2026-11-26')).toHaveLength(8);
    expect(targetsOf('2025-01-01', '2026-11-26')[0]).toBe('2026-10-01');
  });

  it('to copy from is the first one that is not over, otherwise the last one', () => {
    const quarters = ['2025-01-01', '2026-10-01', '2027-01-01'];
    expect(proposedSource(quarters, '2026-12-31')).toBe('2026-10-01');
    expect(proposedSource(quarters, '2027-01-01')).toBe('2027-01-01');
    expect(proposedSource(quarters, '2030-08-01')).toBe('2027-01-01');
    expect(proposedSource([], '2026-11-26')).toBeUndefined();
  });
});
