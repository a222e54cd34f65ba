import { describe, expect, it } from 'vitest';
import { designationGap, usableWindows } from './designation-gap.ts';
import type { Designation } from './schema.ts';
import { designations, ownWindow, rules, today } from './testing/own-window.ts';

const under = (more: Partial<Designation>) => ({
  today,
  designations: designations.map((each) => ({ ...each, ...more })),
});

describe('a window and its designation (D.724)', () => {
  const window = ownWindow();
  const running = ownWindow({ from: '2026-10-01' });

  it('is usable while the code is designated on all of its days', () => {
    expect(designationGap(window, rules)).toBeNull();
    expect(designationGap(window, under({ validTo: '2027-03-31' }))).toBeNull();
    expect(usableWindows([window], rules)).toEqual([window]);
  });

  it('is closed after the designation ends, and before it begins', () => {
    const ends = under({ validTo: '2027-02-01' });
    expect(designationGap(window, ends)).toEqual({ kind: 'until', on: '2027-02-01' });
    expect(usableWindows([window], ends)).toEqual([{ ...window, to: '2027-02-01' }]);
    expect(designationGap(window, under({ validFrom: '2027-01-15' }))).toEqual({ kind: 'from', on: '2027-01-15' });
  });

  it('is not usable if the code or the designation was withdrawn, or ended before today', () => {
    for (const [one, withdrawn] of [
      [window, under({ codes: ['MDA0204'] })],
      [window, { today, designations: [] }],
      [window, under({ validTo: '2026-12-31' })],
      [running, under({ validTo: '2026-11-20' })],
    ] as const) {
      expect(designationGap(one, withdrawn)).toEqual({ kind: 'none' });
      expect(usableWindows([one], withdrawn)).toEqual([]);
    }
  });

  it('says nothing about a window that ended', () => {
    expect(designationGap(ownWindow({ from: '2026-01-01', to: '2026-02-01' }), { today, designations: [] })).toBeNull();
  });
});
