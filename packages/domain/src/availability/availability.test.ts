import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CodeId } from '../codes/codes.ts';
import { demo } from '../testing/demo.ts';
import { isPoolOpenTo, slotsOnDay } from './pools.ts';
import {
  designationProblem,
  isDesignatedOn,
  limits,
  overlapping,
  overlapProblem,
  pastProblem,
  publishProblem,
  rangeProblem,
  reservationsProblem,
  slotsProblem,
  versionProblem,
  windowDays,
} from './rules.ts';
import { windowSchema, windowViewSchema, type IntakePool, type Window } from './schema.ts';
import { freshness, isPast, windowStatus } from './status.ts';
import cases from './testing/cases.json' with { type: 'json' };
import { viewWindow } from './view.ts';

const today = demo.day;

const place = ({ pool, code, ...days }: { pool: string; code: string; from: string; to: string }) => ({
  notifiedBody: '9001',
  regulation: 'MDR' as const,
  code: code as CodeId,
  intakePool: pool as IntakePool,
  ...days,
});

interface Case {
  in: Pick<Window, 'slots' | 'reserved'> & Partial<Pick<Window, 'manualStatus'>>;
  new: { pool: string; code: string; from: string; to: string };
  existing: { pool: string; code: string; from: string; to: string }[];
  designated: CodeId[];
}

/** What each tested rule answers for a case. */
const verdicts: { [rule: string]: (given: Case) => string | null } = {
  status: ({ in: load }) => windowStatus({ manualStatus: null, ...load }),
  R1: ({ new: window }) => rangeProblem(window),
  R2: ({ new: window, existing }) => overlapProblem(place(window), existing.map(place)),
  'R2/R9': ({ new: window, existing }) => overlapProblem(place(window), existing.map(place)),
  R3: ({ new: window, designated }) =>
    designationProblem(place(window), { codes: designated, validFrom: '2020-01-01', validTo: null }),
  R5: ({ new: window, existing }) => pastProblem(window, existing[0] ?? null, today),
};

describe('the published cases', () => {
  it.each(cases)('$id: $rule gives $expect', ({ rule, expect: expected, ...given }) => {
    expect(verdicts[rule]?.(given as unknown as Case) ?? 'ok').toBe(expected);
  });

  it('T11 counts both ends: one day', () => {
    expect(windowDays({ from: '2027-05-01', to: '2027-05-01' })).toBe(1);
  });
});

describe('status', () => {
  it('is closed with nothing free, limited with a quarter or less, else open; and closed by hand in any case', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), (slots, taken) => {
        const reserved = Math.min(slots, taken);
        const share = (slots - reserved) / slots;
        expect(windowStatus({ slots, reserved, manualStatus: null })).toBe(
          share === 0 ? 'closed' : share <= 0.25 ? 'limited' : 'open',
        );
        expect(windowStatus({ slots, reserved, manualStatus: 'closed' })).toBe('closed');
      }),
    );
  });

  it('is past the day after the last one', () => {
    expect(isPast({ to: today }, today)).toBe(false);
    expect(isPast({ to: '2026-11-20' }, today)).toBe(true);
  });
});

describe('freshness', () => {
  it('turns after 30 and after 90 days', () => {
    const of = (updatedOn: string) => freshness({ updatedOn }, today);
    expect(['2026-11-21', '2026-10-22', '2026-10-21', '2026-08-23', '2026-08-22'].map(of)).toEqual([
      'fresh',
      'fresh',
      'aging',
      'aging',
      'stale',
    ]);
  });
});

describe('R1 length', () => {
  it('is at most 731 days', () => {
    expect(rangeProblem({ from: '2027-01-01', to: '2028-12-31' })).toBeNull();
    expect(rangeProblem({ from: '2027-01-01', to: '2029-01-01' })).toBe('range');
  });
});

describe('R2 overlap', () => {
  const window = place({ code: 'MDA0203', pool: 'general', from: '2027-01-01', to: '2027-03-31' });

  it('does not compare a window with itself', () => {
    expect(overlapping({ ...window, id: 'w1', to: '2027-04-30' }, [{ ...window, id: 'w1' }])).toEqual([]);
    expect(overlapping({ ...window, id: 'w1' }, [{ ...window, id: 'w2' }])).toHaveLength(1);
  });

  it('looks at the same body, regulation, code and pool only', () => {
    const others = [
      { ...window, notifiedBody: '9002' },
      { ...window, regulation: 'IVDR' as const },
      { ...window, code: 'MDA0204' as const },
      { ...window, intakePool: 'sme' as const },
    ];
    expect(overlapping(window, others)).toEqual([]);
  });

  it('never holds among the demo windows', () => {
    expect(demo.windows.filter((each) => overlapping(each, demo.windows).length > 0)).toEqual([]);
  });
});

describe('R3 designation', () => {
  const designation = { codes: ['MDA0203' as const], validFrom: '2027-01-10', validTo: '2027-12-31' };
  const problem = (from: string, to: string) => designationProblem({ code: 'MDA0203', from, to }, designation);

  it('covers every day of the window', () => {
    expect(problem('2027-01-10', '2027-12-31')).toBeNull();
    expect(problem('2027-01-09', '2027-03-01')).toBe('not_designated');
    expect(problem('2027-12-01', '2028-01-01')).toBe('not_designated');
    expect(designationProblem({ code: 'MDA0203', from: '2027-02-01', to: '2027-02-02' }, undefined)).toBe(
      'not_designated',
    );
    expect(isDesignatedOn({ validFrom: '2020-01-01', validTo: null }, '2099-01-01')).toBe(true);
  });

  it('is kept by all demo windows', () => {
    const bodies = new Map(demo.notifiedBodies.map((body) => [body.number, body]));
    const wrong = demo.windows.filter((window) =>
      designationProblem(
        window,
        bodies.get(window.notifiedBody)?.designations.find(({ regulation }) => regulation === window.regulation),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('R4 to R7', () => {
  it('R4 keeps reserved between 0 and slots', () => {
    expect(
      [
        { slots: 2, reserved: 2 },
        { slots: 2, reserved: 3 },
        { slots: 2, reserved: -1 },
      ].map(slotsProblem),
    ).toEqual([null, 'slots', 'slots']);
  });

  it('R5 starts a new window today or later', () => {
    expect(pastProblem({ from: today, to: today }, null, today)).toBeNull();
    expect(pastProblem({ from: '2026-11-20', to: '2026-12-31' }, null, today)).toBe('past');
  });

  it('R5 leaves the start of a running window, and lets a coming one move', () => {
    const running = { from: '2026-10-01', to: '2026-12-31' };
    expect(pastProblem({ from: '2026-10-02', to: '2026-12-31' }, running, today)).toBe('past');
    const startsToday = { from: today, to: '2026-12-31' };
    expect(pastProblem({ from: '2026-11-22', to: '2026-12-31' }, startsToday, today)).toBe('past');
    const coming = { from: '2027-01-01', to: '2027-02-01' };
    expect(pastProblem({ from: '2026-11-25', to: '2027-02-01' }, coming, today)).toBeNull();
    expect(pastProblem({ from: '2026-11-20', to: '2027-02-01' }, coming, today)).toBe('past');
  });

  it('R5 leaves a past window as it is', () => {
    const past = { from: '2026-01-01', to: '2026-11-20' };
    expect(pastProblem({ ...past, to: '2026-12-31' }, past, today)).toBe('past');
    expect(pastProblem(past, past, today)).toBe('past');
  });

  it('R6 asks before a window with reservations goes', () => {
    expect(reservationsProblem({ reserved: 1 }, false)).toBe('has_reservations');
    expect(reservationsProblem({ reserved: 1 }, true)).toBeNull();
    expect(reservationsProblem({ reserved: 0 }, false)).toBeNull();
  });

  it('R7 refuses a change made on an older version', () => {
    expect(versionProblem(1, 2)).toBe('version');
    expect(versionProblem(2, 2)).toBeNull();
  });
});

describe('R8, R9 and R11', () => {
  it('R8 a code limits where a window ends today or later', () => {
    expect(limits([], today)).toBe(false);
    expect(limits([{ to: '2026-11-20' }], today)).toBe(false);
    expect(limits([{ to: '2026-11-20' }, { to: today }], today)).toBe(true);
  });

  it('R9 sums what is free in all windows of a day', () => {
    const base = demo.windows[0];
    if (!base) throw new Error('No demo window');
    const windows = [
      { ...base, from: '2027-01-01', to: '2027-01-31', slots: 3, reserved: 1 },
      { ...base, from: '2027-01-31', to: '2027-02-28', slots: 2, reserved: 0 },
    ];
    expect(
      ['2026-12-31', '2027-01-30', '2027-01-31', '2027-02-01', '2027-03-01'].map((day) => slotsOnDay(windows, day)),
    ).toEqual([0, 2, 4, 2, 0]);
  });

  it('R9 opens pools to those they are for', () => {
    const pools = ['general', 'sme', 'first_time'] as const;
    const open = (sme: boolean, firstTime: boolean) => pools.filter((pool) => isPoolOpenTo(pool, { sme, firstTime }));
    expect(open(false, false)).toEqual(['general']);
    expect(open(true, false)).toEqual(['general', 'sme']);
    expect(open(true, true)).toEqual(['general', 'sme', 'first_time']);
  });

  it('R11 lets only the notified body itself publish', () => {
    const user = (name: string) => ({ roles: [{ name }] });
    expect(publishProblem(user('Notified Body'))).toBeNull();
    expect(publishProblem(user('Notified Body Lab Supportive Partner'))).toBe('permission');
    expect(publishProblem(user('Innovator'))).toBe('permission');
  });
});

describe('a window as shown', () => {
  it('tells its load to the body alone', () => {
    const window = windowSchema.parse({ ...demo.windows[0], slots: 4, reserved: 3 });
    expect(windowViewSchema.parse(viewWindow(window, today, true))).toMatchObject({
      slots: 4,
      reserved: 3,
      status: 'limited',
      past: false,
    });
    expect(windowViewSchema.parse(viewWindow(window, today, false))).toMatchObject({
      slots: null,
      reserved: null,
      status: 'limited',
    });
  });
});
