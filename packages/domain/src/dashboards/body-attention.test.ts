import { describe, expect, it } from 'vitest';
import type { Designation, WindowView } from '../availability/schema.ts';
import type { BodyProfile } from '../body-profile/schema.ts';
import { bodyAttention, type BodyRecords } from './body-attention.ts';
import { ownWindow as window } from './testing/own-window.ts';

const today = '2026-11-27';

const designation = (facts: Partial<Designation> = {}): Designation => ({
  regulation: 'MDR',
  validFrom: '2024-01-01',
  validTo: null,
  procedures: ['IX(I)'],
  codes: ['MDA0203', 'MDS1009'],
  conditions: [],
  ...facts,
});

const published: BodyProfile = {
  intake: 'open',
  acceptsFirstTimeApplicants: true,
  classesTakenOn: ['IIa'],
  kindsTaken: [],
  sizeBand: 'small',
  feeBand: null,
  smeScheme: null,
  medianMonthsByClass: {},
  designations: [],
};

const addition = (statedOn: string): BodyRecords['profile']['additions'][number] => ({
  regulation: 'MDR',
  kind: 'code',
  value: 'MDA0204',
  statedOn,
});

function attention(profile: Partial<BodyRecords['profile']> = {}, windows: readonly WindowView[] = [window()]) {
  const stored = { profile: published, counted: [designation()], additions: [], version: 1, ...profile };
  return bodyAttention({ profile: stored, windows }, today);
}

describe('what needs the attention of a notified body', () => {
  it('is nothing with a profile, a designation and confirmed windows (D.600)', () => expect(attention()).toEqual([]));

  it('is first what keeps it out of matches, then windows, and last what waits for approval (D.600)', () => {
    const found = attention(
      {
        profile: { ...published, intake: 'suspended', classesTakenOn: [] },
        counted: [designation({ validTo: '2027-01-31', codes: ['MDA0203', 'MDA0204', 'MDA0305'] })],
        additions: [addition('2026-11-20'), addition('2026-11-10')],
      },
      [
        window({ id: 'outside', to: '2027-05-01' }),
        window({ id: 'old', freshness: 'aging', updatedOn: '2026-10-01', to: '2027-01-31' }),
        window({ id: 'ended', code: 'MDA0204', from: '2026-01-01', to: '2026-10-31', past: true }),
      ],
    );
    expect(found.map(({ kind }) => kind)).toEqual([
      'suspended',
      'noClasses',
      'designationEnds',
      'outside',
      'unconfirmed',
      'ended',
      'uncovered',
      'waiting',
    ]);
    expect(found.at(-1)).toEqual({ kind: 'waiting', count: 2, since: '2026-11-10' });
  });

  it('is the profile before the body saved one, without further gaps (D.600)', () =>
    expect(attention({ profile: null, counted: [] }, [])).toEqual([{ kind: 'noProfile' }]));

  it('is a missing designation, unless one is stated and waits for approval (D.600)', () => {
    expect(attention({ counted: [] }, [])).toEqual([{ kind: 'noDesignation' }]);
    const waiting = attention({ counted: [], additions: [addition('2026-11-20')] }, []);
    expect(waiting.map(({ kind }) => kind)).toEqual(['waiting']);
  });

  it('is a regulation of which no class is accepted (D.600)', () => {
    const ivdr = designation({ regulation: 'IVDR', codes: ['IVS1001'] });
    expect(attention({ counted: [designation(), ivdr] })).toEqual([{ kind: 'noClasses', regulation: 'IVDR' }]);
  });

  it.each([
    ['nothing', '2027-02-26', []],
    ['designationEnds', '2027-02-25', ['designationEnds']],
    ['designationEnds', today, ['designationEnds']],
    ['designationEnded', '2026-11-26', ['designationEnded']],
  ])('is %s for a designation until %s (D.600)', (_, validTo, kinds) => {
    const found = attention({ counted: [designation({ validTo, codes: ['MDS1009'] })] }, []);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is a window for a code that is not designated on all of its days (D.600)', () => {
    const outside = window({ id: 'a', code: 'MDA0204' });
    expect(attention({}, [window(), outside])).toEqual([{ kind: 'outside', windows: [outside] }]);
  });

  it('are windows not confirmed for 30 days, with the oldest confirmation; past ones do not count (D.600)', () => {
    const [aging, stale] = [
      window({ id: 'a', freshness: 'aging', updatedOn: '2026-10-01' }),
      window({ id: 'b', freshness: 'stale', updatedOn: '2026-05-01' }),
    ];
    const past = window({ id: 'c', freshness: 'stale', updatedOn: '2025-05-01', past: true, to: '2026-01-01' });
    expect(attention({}, [aging, stale, past, window()])).toEqual([
      { kind: 'unconfirmed', windows: [aging, stale], oldest: '2026-05-01' },
    ]);
  });

  it.each<[string, Partial<WindowView>[], string[]]>([
    ['never had a window', [], ['uncovered']],
    ['had windows that ended', [{ from: '2026-01-01', to: '2026-11-26', past: true }], ['ended']],
    ['has a window that ends today', [{ to: today }], ['ending']],
    ['has a window that ends in 30 days', [{ to: '2026-12-27' }], ['ending']],
    ['has a window that ends in 31 days', [{ to: '2026-12-28' }], []],
    ['has another window afterwards', [{ to: '2026-12-01' }, { from: '2027-01-01', to: '2027-03-31' }], []],
    ['has a full window', [{ reserved: 4, status: 'closed' }], []],
  ])('is a designated code that %s (D.600)', (_, windows, kinds) => {
    const found = attention(
      {},
      windows.map((facts) => window(facts)),
    );
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });
});
