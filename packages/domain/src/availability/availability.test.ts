import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CodeId } from '../codes/codes.ts';
import { demo } from '../testing/demo.ts';
import { isPoolOpenTo, placesOnDay } from './pools.ts';
import { isDesignatedOn, isLimiting, windowProblem } from './rules.ts';
import { windowSchema, windowViewSchema, type Designation, type IntakePool, type Window } from './schema.ts';
import { placesBand, publicStatus } from './places.ts';
import { freshness, isPast, windowStatus } from './status.ts';
import cases from './testing/cases.json' with { type: 'json' };
import { viewWindow } from './view.ts';

const today = demo.day;

/** A window of body 9001 with one free place. */
const windowOf = ({ pool = 'general', code = 'MDA0203', ...fields }: Partial<Window> & { pool?: string }): Window =>
  windowSchema.parse({
    ...demo.windows[0],
    id: 'new',
    notifiedBody: '9001',
    regulation: 'MDR',
    code,
    intakePool: pool as IntakePool,
    slots: 1,
    reserved: 0,
    ...fields,
  });

const designationOf = (fields: Partial<Designation>): Designation => ({
  ...demo.notifiedBodies[0]!.designations[0]!,
  validFrom: '2020-01-01',
  validTo: null,
  ...fields,
});

interface Case {
  in: Pick<Window, 'slots' | 'reserved'> & Partial<Pick<Window, 'manualStatus'>>;
  new: { pool: string; code: CodeId; from: string; to: string };
  existing?: { pool: string; code: CodeId; from: string; to: string }[];
  designated?: CodeId[];
}

/** The result of the rules for a case. */
function result(rule: string, { in: load, new: window, existing = [], designated }: Case) {
  if (rule === 'status') return windowStatus({ manualStatus: null, ...load });
  const others = existing.map((fields, index) => windowOf({ ...fields, id: `w${index}` }));
  return windowProblem(windowOf(window), others, designationOf({ codes: designated ?? ['MDA0203', window.code] }));
}

describe('the published cases', () => {
  it.each(cases)('$id: $rule returns $expect', ({ rule, expect: expected, ...given }) => {
    expect(result(rule, given as unknown as Case) ?? 'ok').toBe(expected);
  });
});

describe('status', () => {
  it('is closed without free places, limited with at most a quarter, else open, and always closed if the body closed it', () => {
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

  it('is past from the day after the last day', () => {
    expect(isPast({ to: today }, today)).toBe(false);
    expect(isPast({ to: '2026-11-20' }, today)).toBe(true);
  });
});

describe('freshness', () => {
  it('changes after 30 and after 90 days', () => {
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
  const problem = (from: string, to: string) =>
    windowProblem(windowOf({ from, to }), [], designationOf({ codes: ['MDA0203'] }));

  it('is 1 to 731 days', () => {
    expect(problem('2027-01-01', '2027-01-01')).toBeNull();
    expect(problem('2027-01-02', '2027-01-01')).toBe('range');
    expect(problem('2027-01-01', '2028-12-31')).toBeNull();
    expect(problem('2027-01-01', '2029-01-01')).toBe('range');
  });
});

describe('R2 overlap', () => {
  const window = windowOf({ from: '2027-01-01', to: '2027-03-31' });
  const problem = (fields: Partial<Window>) =>
    windowProblem(window, [{ ...window, id: 'other', ...fields }], designationOf({ codes: ['MDA0203'] }));

  it('does not compare a window with itself', () => {
    expect(problem({ id: window.id, to: '2027-04-30' })).toBeNull();
    expect(problem({})).toBe('overlap');
  });

  it('compares windows that share a day', () => {
    expect(problem({ from: '2027-03-31', to: '2027-04-30' })).toBe('overlap');
    expect(problem({ from: '2027-04-01', to: '2027-04-30' })).toBeNull();
    expect(problem({ from: '2026-12-01', to: '2026-12-31' })).toBeNull();
    expect(problem({ from: '2026-12-01', to: '2027-01-01' })).toBe('overlap');
  });

  it('compares windows of the same body, regulation, code and pool only', () => {
    expect(problem({ notifiedBody: '9002' })).toBeNull();
    expect(problem({ regulation: 'IVDR' })).toBeNull();
    expect(problem({ code: 'MDA0204' })).toBeNull();
    expect(problem({ intakePool: 'sme' })).toBeNull();
  });
});

describe('R3 designation', () => {
  const problem = (from: string, to: string, designation: Designation | undefined) =>
    windowProblem(windowOf({ from, to }), [], designation);
  const designation = designationOf({ codes: ['MDA0203'], validFrom: '2027-01-10', validTo: '2027-12-31' });

  it('must cover every day of the window', () => {
    expect(problem('2027-01-10', '2027-12-31', designation)).toBeNull();
    expect(problem('2027-01-09', '2027-03-01', designation)).toBe('not_designated');
    expect(problem('2027-12-01', '2028-01-01', designation)).toBe('not_designated');
    expect(problem('2027-02-01', '2027-02-02', undefined)).toBe('not_designated');
    expect(isDesignatedOn({ validFrom: '2020-01-01', validTo: null }, '2099-01-01')).toBe(true);
  });
});

describe('R4 reservations', () => {
  const problem = (slots: number, reserved: number) =>
    windowProblem(
      { ...windowOf({ from: '2027-01-01', to: '2027-03-31' }), slots, reserved },
      [],
      designationOf({ codes: ['MDA0203'] }),
    );

  it('requires reserved to be between 0 and slots', () => {
    expect([problem(2, 2), problem(2, 3), problem(2, -1)]).toEqual([null, 'slots', 'slots']);
  });
});

describe('R8 and R9', () => {
  it('R8 lets a code limit a match if it has a window that ends today or later', () => {
    expect(isLimiting([], today)).toBe(false);
    expect(isLimiting([{ to: '2026-11-20' }], today)).toBe(false);
    expect(isLimiting([{ to: '2026-11-20' }, { to: today }], today)).toBe(true);
  });

  it('R9 sums the free places of all windows of a day, each as the middle of its band (D.86)', () => {
    const base = demo.windows[0];
    if (!base) throw new Error('No demo window');
    const windows = [
      { ...base, from: '2027-01-01', to: '2027-01-31', slots: 3, reserved: 1 },
      { ...base, from: '2027-01-31', to: '2027-02-28', slots: 2, reserved: 0 },
    ];
    expect(
      ['2026-12-31', '2027-01-30', '2027-01-31', '2027-02-01', '2027-03-01'].map((day) => placesOnDay(windows, day)),
    ).toEqual([0, 1.5, 3, 1.5, 0]);
  });

  it('R9 opens each pool to its applicants', () => {
    const pools = ['general', 'sme', 'first_time'] as const;
    const open = (sme: boolean, firstTime: boolean) => pools.filter((pool) => isPoolOpenTo(pool, { sme, firstTime }));
    expect(open(false, false)).toEqual(['general']);
    expect(open(true, false)).toEqual(['general', 'sme']);
    expect(open(true, true)).toEqual(['general', 'sme', 'first_time']);
  });
});

describe('viewWindow', () => {
  it('contains slots and reserved only for the body itself', () => {
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

it('others than the body receive a status that depends on the band of free places only (D.86)', () => {
  const statusOf = (slots: number, free: number) => publicStatus({ slots, reserved: slots - free, manualStatus: null });
  for (const slots of [1, 2, 8, 20, 99])
    for (let free = 0; free <= slots; free += 1) {
      const expected = free === 0 ? 'closed' : placesBand(free) === 'few' ? 'limited' : 'open';
      expect(statusOf(slots, free)).toBe(expected);
    }
  expect(publicStatus({ slots: 9, reserved: 0, manualStatus: 'closed' })).toBe('closed');
});
