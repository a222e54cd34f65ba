import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Designation } from '../availability/schema.ts';
import { designationColumnsOf } from '../classes/class-variant.ts';
import { codes, type CodeId } from '../codes/codes.ts';
import { fieldProblems } from '../contract/problems.ts';
import { additionsTo, countedDesignations } from './designations.ts';
import { profileChanges, type ProfileSnapshot } from './history.ts';
import { bodyProfileSchema, type BodyProfile, type StatedDesignation } from './schema.ts';
import {
  approveAdditions,
  rejectAdditions,
  saveProfile,
  statedProfile,
  waitingAdditions,
  type StoredProfile,
} from './stored-profile.ts';

const condition = (code: CodeId, text: string) => ({
  codes: [code],
  text,
  question: null,
  excludes: null,
  source: null,
});
const implants = condition('MDN1104', 'excluding breast implants');
const mdr: Designation = {
  regulation: 'MDR',
  validFrom: '2023-09-01',
  validTo: '2028-08-31',
  procedures: ['IX(I)', 'IX(II)'],
  codes: ['MDA0203', 'MDN1104', 'MDS1005'],
  conditions: [{ id: 'c-1', ...implants }],
};
const profile: BodyProfile = {
  intake: 'open',
  acceptsFirstTimeApplicants: true,
  classesTakenOn: ['IIa', 'IIb'],
  kindsTaken: [],
  sizeBand: 'medium',
  feeBand: 'low',
  smeScheme: { feeReductionPercent: 20, reservedCapacityPercent: 10 },
  medianMonthsByClass: { IIa: 13 },
  designations: [{ ...mdr, conditions: [implants] }],
};
const stored: StoredProfile = { facts: { ...profile, designations: [mdr] }, stated: null };
const withMdr = (changes: Partial<StatedDesignation>): BodyProfile => ({
  ...profile,
  designations: [{ ...mdr, conditions: [implants], ...changes }],
});
const save = (before: StoredProfile, changed: BodyProfile, today = '2026-11-27') => {
  let last = 1;
  return saveProfile(before, changed, { today, newId: () => `c-${(last += 1)}` });
};

const designation = (regulation: 'MDR' | 'IVDR') => {
  const some = codes.filter((code) => code.regulation === regulation).slice(0, 6);
  const day = fc.integer({ min: 2022, max: 2032 }).map((year) => `${year}-01-01`);
  return fc
    .record({
      regulation: fc.constant(regulation),
      validFrom: day,
      validTo: fc.option(day),
      procedures: fc.subarray([...designationColumnsOf[regulation]], { minLength: 1 }),
      codes: fc.subarray(
        some.map(({ id }) => id),
        { minLength: 1 },
      ),
      conditions: fc.constant([]),
    })
    .map((value): Designation => {
      const [code = 'MDA0101'] = value.codes;
      const validTo = value.validTo !== null && value.validTo < value.validFrom ? null : value.validTo;
      const text = `only ${value.procedures[0] ?? ''}`;
      return { ...value, validTo, conditions: [{ id: `${code} ${text}`, ...condition(code, text) }] };
    });
};
const designations = fc
  .tuple(fc.option(designation('MDR')), fc.option(designation('IVDR')))
  .map((list) => list.filter((one) => one !== null));

describe('What a notified body states about its designations', () => {
  it('counts at once where it is less, and only after approval where it is more (D.337)', () => {
    const saved = save(
      stored,
      withMdr({ codes: ['MDA0203', 'MDA0204'], procedures: ['IX(I)', 'X'], validTo: null, conditions: [] }),
    );
    expect(saved.facts.designations).toEqual([{ ...mdr, codes: ['MDA0203'], procedures: ['IX(I)'], conditions: [] }]);
    expect(waitingAdditions(saved)).toEqual([
      { regulation: 'MDR', kind: 'code', value: 'MDA0204', statedOn: '2026-11-27' },
      { regulation: 'MDR', kind: 'procedure', value: 'X', statedOn: '2026-11-27' },
      { regulation: 'MDR', kind: 'valid_to', value: null, statedOn: '2026-11-27' },
    ]);
    const approved = approveAdditions(saved);
    expect(approved.facts.designations[0]).toMatchObject({ codes: ['MDA0203', 'MDA0204'], validTo: null });
    expect(waitingAdditions(approved)).toEqual([]);
    expect(statedProfile(rejectAdditions(saved)).designations[0]?.codes).toEqual(['MDA0203']);
  });

  it('keeps a condition until its removal is approved; an added condition counts at once', () => {
    const saved = save(stored, withMdr({ conditions: [condition('MDA0203', 'only adults')] }));
    expect(saved.facts.designations[0]?.conditions).toEqual([
      { id: 'c-1', ...implants },
      { id: 'c-2', ...condition('MDA0203', 'only adults') },
    ]);
    expect(waitingAdditions(saved)).toMatchObject([{ kind: 'without_condition', value: 'excluding breast implants' }]);
  });

  it('limits a condition to the codes that are left, which is no removal that needs approval', () => {
    const both = { ...implants, codes: ['MDA0203', 'MDN1104'] satisfies CodeId[] };
    const approved: StoredProfile = {
      facts: { ...profile, designations: [{ ...mdr, conditions: [{ id: 'c-1', ...both }] }] },
      stated: null,
    };
    const left = { ...implants, codes: ['MDA0203'] satisfies CodeId[] };
    const saved = save(approved, withMdr({ codes: ['MDA0203', 'MDS1005'], conditions: [left] }));
    expect(saved.facts.designations[0]?.conditions).toEqual([{ id: 'c-1', ...left }]);
    expect(waitingAdditions(saved)).toEqual([]);
  });

  it('keeps the day on which an addition was stated first', () => {
    const first = save(stored, withMdr({ codes: [...mdr.codes, 'MDA0204'] }));
    const second = save(first, withMdr({ codes: [...mdr.codes, 'MDA0204', 'MDA0301'] }), '2026-12-01');
    expect(waitingAdditions(second).map(({ value, statedOn }) => [value, statedOn])).toEqual([
      ['MDA0204', '2026-11-27'],
      ['MDA0301', '2026-12-01'],
    ]);
  });

  it('never counts more than was approved, and everything that is stated counts or waits', () => {
    fc.assert(
      fc.property(designations, designations, (approved, stated) => {
        const counted = countedDesignations(approved, stated);
        for (const one of counted) {
          const before = approved.find(({ regulation }) => regulation === one.regulation);
          const wanted = stated.find(({ regulation }) => regulation === one.regulation);
          expect(before?.codes).toEqual(expect.arrayContaining(one.codes));
          expect(wanted?.codes).toEqual(expect.arrayContaining(one.codes));
          expect(before?.procedures).toEqual(expect.arrayContaining(one.procedures));
          expect(one.validFrom >= (before?.validFrom ?? '')).toBe(true);
        }
        expect(countedDesignations(counted, stated)).toEqual(counted);
        const waiting = additionsTo(counted, stated);
        const codesOf = (list: readonly Designation[]) => list.flatMap<string>((one) => one.codes).toSorted();
        expect(
          [
            ...codesOf(counted),
            ...waiting.filter(({ kind }) => kind === 'code').map(({ value }) => value ?? ''),
          ].toSorted(),
        ).toEqual(codesOf(stated));
        expect(additionsTo(stated, stated)).toEqual([]);
      }),
    );
  });

  it('is saved again without a change', () => {
    fc.assert(
      fc.property(designations, designations, (approved, stated) => {
        const before: StoredProfile = { facts: { ...profile, designations: approved }, stated: null };
        const saved = save(before, {
          ...profile,
          designations: statedProfile({ ...before, facts: { ...profile, designations: stated } }).designations,
        });
        expect(save(saved, statedProfile(saved), '2026-12-24')).toEqual(saved);
      }),
    );
  });
});

describe('The profile of a notified body', () => {
  const problems = (input: unknown) => {
    const read = bodyProfileSchema.safeParse(input);
    return read.success ? {} : fieldProblems(read.error, input);
  };

  it('accepts codes and procedures of the designation’s regulation only', () => {
    expect(problems(profile)).toEqual({});
    expect(problems(withMdr({ codes: ['IVR0101'], conditions: [] }))).toEqual({
      'designations.0.codes': 'codes_wrong_regulation',
    });
    expect(problems(withMdr({ procedures: ['XI'] }))).toEqual({ 'designations.0.procedures': 'procedure_not_allowed' });
    expect(problems(withMdr({ codes: [], conditions: [] }))).toEqual({ 'designations.0.codes': 'required' });
    expect(problems({ ...profile, designations: [...profile.designations, ...profile.designations] })).toEqual({
      designations: 'duplicate',
    });
  });

  it('accepts an end after the start, and conditions on designated codes', () => {
    expect(problems(withMdr({ validTo: '2020-01-01' }))).toEqual({ 'designations.0.validTo': 'ends_before_start' });
    expect(problems(withMdr({ codes: ['MDA0203'] }))).toEqual({ 'designations.0.conditions.0.codes': 'not_in_list' });
  });
});

describe('The history of a profile', () => {
  const snapshot: ProfileSnapshot = {
    ...stored.facts,
    name: 'Medivera',
    country: 'DE',
    city: 'Kassel',
    documentationLanguages: ['de', 'en'],
  };

  it('lists the facts that differ, in a fixed order (D.561)', () => {
    const after: ProfileSnapshot = {
      ...snapshot,
      intake: 'suspended',
      documentationLanguages: ['de'],
      medianMonthsByClass: { IIa: 14 },
      smeScheme: null,
      designations: [{ ...mdr, codes: ['MDA0203', 'MDA0204'], validTo: null, conditions: [] }],
    };
    expect(profileChanges(snapshot, after)).toEqual([
      { field: 'documentationLanguages', regulation: null, removed: ['en'], added: [] },
      { field: 'intake', regulation: null, removed: ['open'], added: ['suspended'] },
      { field: 'smeFeeReduction', regulation: null, removed: ['20'], added: [] },
      { field: 'smeReservedCapacity', regulation: null, removed: ['10'], added: [] },
      { field: 'medianMonths', regulation: null, removed: ['IIa 13'], added: ['IIa 14'] },
      { field: 'validity', regulation: 'MDR', removed: ['2023-09-01/2028-08-31'], added: ['2023-09-01'] },
      { field: 'codes', regulation: 'MDR', removed: ['MDN1104', 'MDS1005'], added: ['MDA0204'] },
      { field: 'conditions', regulation: 'MDR', removed: ['MDN1104: excluding breast implants'], added: [] },
    ]);
    expect(profileChanges(snapshot, snapshot)).toEqual([]);
    expect(profileChanges(null, snapshot).map(({ field }) => field)).toContain('codes');
  });
});
