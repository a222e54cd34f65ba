import { bodyProfileSchema, type BodyProfile } from '@attesta/domain/body-profile/schema';
import { describe, expect, it } from 'vitest';
import { restoreProfile } from './profile-draft';
import { fieldOf, profileInput, profileValues } from './profile-values';
import { reductionsOf } from './reductions';

const profile: BodyProfile = {
  intake: 'limited',
  acceptsFirstTimeApplicants: false,
  classesTakenOn: ['IIa', 'III'],
  kindsTaken: ['initial'],
  sizeBand: 'large',
  feeBand: null,
  smeScheme: { feeReductionPercent: 20, reservedCapacityPercent: 0 },
  medianMonthsByClass: { IIa: 13 },
  designations: [
    {
      regulation: 'IVDR',
      validFrom: '2024-03-01',
      validTo: null,
      procedures: ['IX(I)'],
      codes: ['IVR0101', 'IVR0102'],
      conditions: [
        { codes: ['IVR0101'], text: 'no genetic tests', question: 'q-genetic', excludes: 'yes', source: 'NANDO' },
      ],
    },
  ],
};

describe('the values of the profile form', () => {
  it('give the same profile back (D.560)', () => {
    expect(bodyProfileSchema.parse(profileInput(profileValues(profile)))).toEqual(profile);
    const all = { ...profile, kindsTaken: [] };
    expect(bodyProfileSchema.parse(profileInput(profileValues(all)))).toEqual(all);
  });

  it('state nothing that the body did not choose before the first save', () => {
    const read = bodyProfileSchema.safeParse(profileInput(profileValues(null)));
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['classesTakenOn', 'sizeBand']);
  });

  it('leave out conditions whose codes were all removed, and removed codes of a condition', () => {
    const values = profileValues(profile);
    const designation = values.designations.IVDR;
    const [condition] = designation.conditions;
    const both = { ...condition!, codes: ['IVR0101' as const, 'IVR0102' as const] };
    values.designations.IVDR = { ...designation, codes: ['IVR0102'], conditions: [condition!, both] };
    expect(profileInput(values).designations[0]?.conditions).toEqual([{ ...both, codes: ['IVR0102'] }]);
  });

  it('leave out months of classes that the body no longer accepts', () => {
    const values = { ...profileValues(profile), classesTakenOn: ['III'] };
    expect(profileInput(values).medianMonthsByClass).toEqual({});
  });

  it.each([
    ['designations.0.codes', 'designations.IVDR.codes'],
    ['profile.designations.0.conditions.2.text', 'designations.IVDR.conditions.2.text'],
    ['smeScheme.feeReductionPercent', 'feeReductionPercent'],
    ['medianMonthsByClass.IIa', 'medianMonths.IIa'],
    ['profile.sizeBand', 'sizeBand'],
  ])('have a field for the problem of %s', (name, field) => {
    expect(fieldOf(name, profileValues(profile))).toBe(field);
  });

  it('are restored from a draft, field by field', () => {
    const stored = profileValues(null);
    const draft = profileValues(profile);
    expect(restoreProfile(stored, structuredClone(draft))).toEqual(draft);
    expect(restoreProfile(draft, { medianMonths: { IIa: [] }, designations: { IVDR: { conditions: [{}] } } })).toEqual(
      draft,
    );
    expect(restoreProfile(draft, { medianMonths: { IIa: 'a year' } }).medianMonths.IIa).toBe('a year');
  });
});

describe('reductions', () => {
  const counted = profile.designations.map((designation) => ({ ...designation, conditions: [] }));
  it('are what counts now and no longer would', () => {
    const values = profileValues(profile);
    const { IVDR } = values.designations;
    expect(reductionsOf(counted, values)).toEqual([]);
    const fewer = { ...values, designations: { ...values.designations, IVDR: { ...IVDR, codes: ['IVR0102'] } } };
    expect(reductionsOf(counted, fewer)).toEqual([
      { regulation: 'IVDR', isWhole: false, codes: ['IVR0101'], procedures: [] },
    ]);
    const none = { ...values, designations: { ...values.designations, IVDR: { ...IVDR, designated: false } } };
    expect(reductionsOf(counted, none)).toMatchObject([{ regulation: 'IVDR', isWhole: true }]);
  });
});
