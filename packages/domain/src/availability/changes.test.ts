import { describe, expect, it } from 'vitest';
import { changeProblems, isSameInput, windowChangeSchema, type WindowStep } from './changes.ts';
import { designationSchema, windowSchema, type Window } from './schema.ts';
import cases from './testing/cases.json' with { type: 'json' };

const today = '2026-11-21';
const designations = [
  designationSchema.parse({
    regulation: 'MDR',
    validFrom: '2020-01-01',
    validTo: '2028-12-31',
    procedures: [],
    codes: ['MDA0203', 'MDA0204', 'MDS1001'],
    conditions: [],
  }),
];
const windowOf = (fields: Partial<Window>): Window =>
  windowSchema.parse({
    id: 'w1',
    notifiedBody: '9001',
    regulation: 'MDR',
    code: 'MDA0203',
    from: '2027-01-01',
    to: '2027-03-31',
    slots: 4,
    reserved: 0,
    manualStatus: null,
    intakePool: 'general',
    procedures: [],
    classes: [],
    kinds: [],
    note: null,
    updatedOn: '2026-11-01',
    version: 1,
    ...fields,
  });
const problemsOf = (steps: WindowStep[], others: Window[] = [], reservationsConfirmed = false) =>
  changeProblems(steps, [...others, ...steps.flatMap(({ after }) => after ?? [])], {
    today,
    designations,
    reservationsConfirmed,
  });
const change = (before: Partial<Window> | null, after: Partial<Window> | null, confirmed = false) =>
  problemsOf(
    [
      {
        before: before && windowOf(before),
        after: after && windowOf({ ...before, ...after }),
      },
    ],
    [],
    confirmed,
  )['w1'] ?? 'ok';

describe('R5 past days (D.530)', () => {
  it.each(cases.filter(({ rule }) => rule === 'R5'))('$id returns $expect', ({ existing, new: after, ...rest }) => {
    expect(change(existing?.[0] as Partial<Window>, after as Partial<Window>)).toBe(rest.expect);
  });

  it('are not added: a new window starts today or later', () => {
    expect([change(null, { from: '2026-11-20' }), change(null, { from: today })]).toEqual(['past', 'ok']);
  });

  const running = { from: '2026-10-01', to: '2026-12-31' };
  it.each<[Partial<Window>, string]>([
    [{ slots: 9, note: 'More places', manualStatus: 'closed' }, 'ok'],
    [{ to: today }, 'ok'],
    [{ to: '2026-11-20' }, 'past'],
    [{ to: '2027-06-30' }, 'ok'],
    [{ from: '2026-10-02' }, 'past'],
    [{ code: 'MDA0204' }, 'past'],
    [{ intakePool: 'sme' }, 'past'],
    [{ classes: ['III'] }, 'past'],
  ])('of a running window: %j is %s', (after, expected) => {
    expect(change(running, after)).toBe(expected);
  });

  it('stay as they are: a running window is not deleted, a past one not changed', () => {
    expect(change(running, null)).toBe('past');
    expect(change({ from: '2026-01-01', to: '2026-11-20' }, { slots: 5 })).toBe('past');
    expect(change({ from: '2026-01-01', to: '2026-11-20' }, { to: '2027-01-01' })).toBe('past');
    expect(change({}, null)).toBe('ok');
  });
});

describe('R6 reserved places (D.530)', () => {
  it('ask for a confirmation before a window is deleted or closed', () => {
    expect(change({ reserved: 2 }, null)).toBe('has_reservations');
    expect(change({ reserved: 2 }, { manualStatus: 'closed' })).toBe('has_reservations');
    expect(change({ reserved: 2, manualStatus: 'closed' }, { slots: 5 })).toBe('ok');
    expect(change({ reserved: 2 }, null, true)).toBe('ok');
    expect(change({ reserved: 2 }, { manualStatus: 'closed' }, true)).toBe('ok');
  });

  it('move to the window that it is joined with', () => {
    const [first, second] = [
      windowOf({ reserved: 1 }),
      windowOf({ id: 'w2', from: '2027-04-01', to: '2027-05-31', reserved: 2 }),
    ];
    const joined = (reserved: number) => [
      { before: first, after: windowOf({ to: '2027-05-31', slots: 8, reserved }) },
      { before: second, after: null },
    ];
    expect(problemsOf(joined(3))).toEqual({});
    expect(problemsOf(joined(2))).toEqual({ w2: 'has_reservations' });
  });
});

describe('R10 several windows (D.530)', () => {
  it('are checked as they are after the change, and each problem is named', () => {
    const [one, other] = [windowOf({}), windowOf({ id: 'w2', from: '2027-04-01', to: '2027-06-30' })];
    const swapped = [
      { before: one, after: { ...one, from: other.from, to: other.to } },
      { before: other, after: { ...other, from: one.from, to: one.to } },
    ];
    expect(problemsOf(swapped)).toEqual({});
    const both = [
      { before: one, after: { ...one, to: '2027-04-01' } },
      { before: null, after: windowOf({ id: 'w3', code: 'MDA0307' }) },
      { before: null, after: windowOf({ id: 'w4', code: 'MDS1001' }) },
      { before: null, after: windowOf({ id: 'w5', code: 'MDA0204' }) },
    ];
    expect(problemsOf(both, [other])).toEqual({ w1: 'overlap', w3: 'not_designated', w4: 'not_designated' });
  });

  it('can be shortened or closed after the designation ended, not extended', () => {
    const late = windowOf({ from: '2028-10-01', to: '2029-03-31' });
    const to = (day: string) => problemsOf([{ before: late, after: { ...late, to: day, manualStatus: 'closed' } }]);
    expect([to('2029-02-01'), to('2029-04-01')]).toEqual([{}, { w1: 'not_designated' }]);
  });
});

it('the same content is the same, whatever its version and last confirmation', () => {
  expect(isSameInput(windowOf({}), windowOf({ version: 7, updatedOn: today }))).toBe(true);
  expect(isSameInput(windowOf({}), windowOf({ note: 'Note' }))).toBe(false);
});

it('a change accepts only what a body enters', () => {
  const { id, notifiedBody, updatedOn, version, ...input } = windowOf({});
  const parse = (window: object) => windowChangeSchema.safeParse({ id, version, window }).success;
  expect(parse(input)).toBe(true);
  for (const extra of [
    { notifiedBody },
    { updatedOn },
    { status: 'open' },
    { slots: 0 },
    { slots: 100 },
    { reserved: -1 },
  ])
    expect(parse({ ...input, ...extra })).toBe(false);
});
