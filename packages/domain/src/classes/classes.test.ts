import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demo } from '../testing/demo.ts';
import { characteristicIds } from './characteristics.ts';
import { classVariant, classVariants, procedureOf, proceduresFor } from './classes.ts';
import { deriveClassVariant, notifiedBodyScopes, type ClassificationAnswers } from './derive.ts';
import { onlyProcedure } from './only-procedure.ts';

describe('class details', () => {
  it('are 20: 12 of the MDR and 8 of the IVDR', () => {
    expect(classVariants).toHaveLength(20);
    expect(classVariants.filter(({ regulation }) => regulation === 'MDR')).toHaveLength(12);
    expect(new Set(classVariants.map(({ id }) => id)).size).toBe(20);
  });

  it('require designation columns of their own regulation, and none if they need no notified body', () => {
    for (const { regulation, notifiedBody, procedures, certificateMaxYears } of classVariants) {
      const needed = procedures.flatMap(({ designationColumnsNeeded }) => designationColumnsNeeded);
      const columns = ['IX(I)', 'IX(II)', 'X', ...(regulation === 'MDR' ? ['XI(A)', 'XI(B)'] : ['XI'])];
      expect(columns).toEqual(expect.arrayContaining(needed));
      expect(needed.length === 0).toBe(notifiedBody === 'none');
      expect(certificateMaxYears).toBe(notifiedBody === 'none' ? null : 5);
    }
  });

  it('include three that need no notified body', () => {
    expect(classVariants.filter(({ notifiedBody }) => notifiedBody === 'none').map(({ id }) => id)).toEqual([
      'I',
      'custom-made',
      'A',
    ]);
  });

  it('have procedure ids that are unique only within the class detail', () => {
    expect(procedureOf('IIa', 'IX')?.annexes).toContain('IX ch. II (section 4)');
    expect(procedureOf('D', 'IX')?.annexes).toContain('IX ch. II (not section 5)');
    expect(procedureOf('IIa', 'X+XI-A')).toBeUndefined();
    expect(proceduresFor('no such class')).toEqual([]);
  });

  it('have a transition that ends one year earlier for implants outside the exempted list', () => {
    expect(classVariant('IIb-implantable')?.legacyTransition?.end).toBe('2027-12-31');
    expect(classVariant('IIb')?.legacyTransition?.end).toBe('2028-12-31');
    expect(classVariant('A')?.legacyTransition).toBeNull();
  });
});

describe('the class detail of a device', () => {
  const derived = (device: ClassificationAnswers) => deriveClassVariant(device);
  const no = Object.fromEntries(characteristicIds.map((id) => [id, 'no'])) as ClassificationAnswers;
  const mdr = (riskClass: string, device: ClassificationAnswers = {}) =>
    derived({ ...no, regulation: 'MDR', riskClass, ...device })?.id;
  const ivdr = (riskClass: string, device: ClassificationAnswers = {}) =>
    derived({ ...no, regulation: 'IVDR', riskClass, ...device })?.id;

  it.each(demo.devices.map(({ answers, classVariant: expected }) => [answers.workingName, answers, expected] as const))(
    'is found for the demo device %s',
    (_, answers, expected) => {
      expect(derived(answers)).toEqual({ id: expected, provisional: false });
    },
  );

  it('is decided by the first rule that applies', () => {
    expect(mdr('I', { sterile: 'yes', measuring: 'yes', reusableSurgical: 'yes' })).toBe('Is');
    expect(mdr('I', { measuring: 'yes', reusableSurgical: 'yes' })).toBe('Im');
    expect(mdr('III', { customMade: 'yes', implantable: 'yes' })).toBe('III-custom-made-implantable');
    expect(mdr('III', { customMade: 'yes' })).toBe('custom-made');
    expect(mdr('IIb', { implantable: 'yes', exemptedImplant: 'yes', active: 'yes', rule12: 'yes' })).toBe(
      'IIb-implantable-exempt',
    );
    expect(mdr('IIb', { rule12: 'yes' })).toBe('IIb');
    expect(ivdr('C', { companionDiagnostic: 'yes', selfTesting: 'yes' })).toBe('C-companion');
    expect(ivdr('B', { companionDiagnostic: 'yes' })).toBe('B');
    expect(ivdr('D', { selfTesting: 'yes' })).toBe('D');
  });

  it('is unknown while the class is unsure, missing or of the other regulation', () => {
    expect(mdr('unsure')).toBeUndefined();
    expect(derived({ regulation: 'MDR' })).toBeNull();
    expect(derived({ riskClass: 'I' })).toBeNull();
    expect(mdr('B')).toBeUndefined();
  });

  it('is provisional only if a missing answer could change it', () => {
    expect(derived({ ...no, regulation: 'MDR', riskClass: 'I', sterile: 'unsure' })).toEqual({
      id: 'I',
      provisional: true,
    });
    expect(derived({ ...no, regulation: 'MDR', riskClass: 'I', sterile: 'yes', measuring: null })).toEqual({
      id: 'Is',
      provisional: false,
    });
    expect(derived({ ...no, regulation: 'MDR', riskClass: 'IIb', active: null })).toEqual({
      id: 'IIb',
      provisional: false,
    });
    expect(derived({ ...no, regulation: 'MDR', riskClass: 'III', customMade: 'yes', implantable: 'unsure' })).toEqual({
      id: 'custom-made',
      provisional: true,
    });
    expect(derived({ regulation: 'IVDR', riskClass: 'D' })).toEqual({ id: 'D', provisional: false });
  });

  it('is provisional if and only if completing the answers can lead to another class detail', () => {
    const used = [
      'customMade',
      'implantable',
      'exemptedImplant',
      'active',
      'rule12',
      'sterile',
      'measuring',
      'reusableSurgical',
      'selfTesting',
      'nearPatientTesting',
      'companionDiagnostic',
    ] as const;
    const answer = fc.constantFrom('yes', 'no', 'unsure', null);
    const device = fc.record({
      regulation: fc.constantFrom('MDR', 'IVDR'),
      riskClass: fc.constantFrom('I', 'IIa', 'IIb', 'III', 'A', 'B', 'C', 'D'),
      ...Object.fromEntries(used.map((id) => [id, answer])),
    }) as fc.Arbitrary<ClassificationAnswers>;
    fc.assert(
      fc.property(device, (answers) => {
        const result = derived(answers);
        if (!result) return;
        const open = used.filter((id) => answers[id] !== 'yes' && answers[id] !== 'no');
        const completions = Array.from({ length: 2 ** open.length }, (_, bits) =>
          derived({
            ...answers,
            ...Object.fromEntries(open.map((id, index) => [id, (bits >> index) & 1 ? 'yes' : 'no'])),
          }),
        );
        expect(completions[0]?.id).toBe(result.id);
        expect(completions.some((completed) => completed?.id !== result.id)).toBe(result.provisional);
      }),
      { numRuns: 60 },
    );
  });

  it('determines every aspect of a class I device that a notified body assesses', () => {
    const device = { ...no, regulation: 'MDR', riskClass: 'I', sterile: 'yes', measuring: 'yes' } as const;
    expect(notifiedBodyScopes(device)).toEqual(['sterile conditions', 'metrological requirements']);
    expect(notifiedBodyScopes({ ...no, regulation: 'MDR', riskClass: 'IIa', sterile: 'yes' })).toEqual([]);
    expect(notifiedBodyScopes({ ...no, regulation: 'IVDR', riskClass: 'A', sterile: 'yes' })).toEqual([
      'sterile conditions',
    ]);
  });

  it('has no limited aspects if a notified body assesses nothing or everything, or the class is unknown', () => {
    const sterile = { ...no, regulation: 'MDR', sterile: 'yes' } as const;
    expect(notifiedBodyScopes({ ...sterile, riskClass: 'I', customMade: 'yes' })).toEqual([]);
    expect(notifiedBodyScopes({ ...sterile, riskClass: 'III', customMade: 'yes', implantable: 'yes' })).toEqual([]);
    expect(notifiedBodyScopes({ ...no, regulation: 'MDR', riskClass: 'I' })).toEqual([]);
    expect(notifiedBodyScopes({ ...sterile, riskClass: null })).toEqual([]);
    expect(notifiedBodyScopes({ sterile: 'yes', riskClass: 'I' })).toEqual([]);
  });

  it('determines the procedure if the class detail allows only one', () => {
    expect(onlyProcedure({ ...no, regulation: 'IVDR', riskClass: 'B' })).toBe('IX');
    expect(onlyProcedure({ ...no, regulation: 'MDR', riskClass: 'III', customMade: 'yes' })).toBe('XIII');
    expect(onlyProcedure({ ...no, regulation: 'MDR', riskClass: 'IIa' })).toBeNull();
    expect(onlyProcedure({ ...no, regulation: 'MDR', riskClass: null })).toBeNull();
  });

  it('determines no procedure while an open question can change the class detail (D.160)', () => {
    expect(onlyProcedure({ ...no, regulation: 'MDR', riskClass: 'I' })).toBe('DOC');
    expect(onlyProcedure({ ...no, regulation: 'MDR', riskClass: 'I', measuring: 'unsure' })).toBeNull();
  });
});
