import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characteristicIds } from './characteristics.ts';
import { demo } from '../testing/demo.ts';
import { deriveClassVariant, type ClassificationAnswers } from './derive.ts';
import { certainlyNeedsNoBody, openQuestions, questionsToAnswer, settledVariant } from './open-questions.ts';

const no = Object.fromEntries(characteristicIds.map((id) => [id, 'no']));
const device = (
  regulation: 'MDR' | 'IVDR',
  riskClass: string | null,
  { yes = [], open = [] }: { yes?: readonly string[]; open?: readonly string[] } = {},
): ClassificationAnswers => ({
  ...no,
  ...Object.fromEntries(yes.map((id) => [id, 'yes'])),
  ...Object.fromEntries(open.map((id) => [id, 'unsure'])),
  regulation,
  riskClass,
});

describe('the open questions of a device', () => {
  it.each([
    ['MDR', 'I', ['singleUse'], ['sterile', 'measuring'], ['sterile', 'measuring']],
    ['MDR', 'I', ['sterile'], ['measuring'], []],
    ['MDR', 'IIb', ['implantable'], ['exemptedImplant', 'sterile'], ['exemptedImplant']],
    ['MDR', 'IIb', [], ['rule12'], []],
    ['MDR', 'IIb', [], ['rule12', 'active'], ['active', 'rule12']],
    ['MDR', 'IIa', ['active'], ['medicinalSubstance', 'latex', 'customMade'], ['medicinalSubstance', 'customMade']],
    ['MDR', null, [], ['sterile'], []],
    ['IVDR', 'C', [], ['selfTesting', 'sterile', 'companionDiagnostic'], ['selfTesting', 'companionDiagnostic']],
    ['IVDR', 'A', ['sterile'], ['selfTesting', 'nearPatientTesting'], ['selfTesting']],
  ] as const)('%s class %s, yes: %j, unanswered: %j (D.160)', (regulation, riskClass, yes, open, expected) => {
    expect(openQuestions(device(regulation, riskClass, { yes, open }))).toEqual(expected);
  });

  it('include every one that can change the class detail', () => {
    const answer = fc.constantFrom('yes', 'no', 'unsure', null);
    const answers = fc.record({
      regulation: fc.constantFrom('MDR', 'IVDR'),
      riskClass: fc.constantFrom('I', 'IIa', 'IIb', 'III', 'A', 'B', 'C', 'D'),
      ...Object.fromEntries(characteristicIds.map((id) => [id, answer])),
    }) as fc.Arbitrary<ClassificationAnswers>;
    fc.assert(
      fc.property(answers, (each) => {
        const isProvisional = deriveClassVariant(each)?.provisional ?? false;
        expect(openQuestions(each).length > 0 || !isProvisional).toBe(true);
      }),
    );
  });

  it('are named by the question to answer first, if they are not asked yet', () => {
    expect(questionsToAnswer(device('MDR', 'IIb', { open: ['active', 'rule12'] }))).toEqual(['active']);
    expect(questionsToAnswer(device('MDR', 'IIa', { open: ['active', 'rule12'] }))).toEqual(['active']);
    expect(questionsToAnswer(device('MDR', 'IIb', { yes: ['active'], open: ['rule12'] }))).toEqual(['rule12']);
    expect(questionsToAnswer(device('MDR', 'IIb', { open: ['implantable', 'exemptedImplant'] }))).toEqual([
      'implantable',
    ]);
  });

  it.each(demo.devices.map(({ id, answers }) => [id, answers] as const))(
    'are none for the demo device %s',
    (_, each) => {
      expect(openQuestions(each)).toEqual([]);
    },
  );
});

describe('a legal statement about the class', () => {
  it('is made only when no open question can change it (D.160)', () => {
    expect(certainlyNeedsNoBody(device('MDR', 'I'))).toBe(true);
    expect(certainlyNeedsNoBody(device('MDR', 'I', { open: ['sterile'] }))).toBe(false);
    expect(certainlyNeedsNoBody(device('MDR', 'I', { open: ['nanomaterial'] }))).toBe(false);
    expect(certainlyNeedsNoBody(device('MDR', 'I', { open: ['latex'] }))).toBe(true);
    expect(certainlyNeedsNoBody(device('MDR', 'I', { yes: ['sterile'] }))).toBe(false);
    expect(certainlyNeedsNoBody(device('IVDR', 'A', { open: ['companionDiagnostic'] }))).toBe(false);
    expect(settledVariant(device('MDR', 'IIb', { open: ['active'] }))?.id).toBe('IIb');
    expect(settledVariant(device('MDR', 'IIb', { open: ['active', 'rule12'] }))).toBeUndefined();
    expect(settledVariant(device('MDR', null))).toBeUndefined();
  });
});
