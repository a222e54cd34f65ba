import { characteristicIds, type CharacteristicId } from '@attesta/domain/classes/characteristics';
import { emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { checkForm } from './form-check';
import { newDeviceValues, toAnswers, type FormValues } from './form-values';

const today = '2026-11-21';
const idea: FormValues = {
  ...newDeviceValues({ market_operator: null }),
  workingName: 'Pulsora wrist monitor',
  regulation: 'MDR',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Measures pulse at the wrist of adults at home.',
};
const problemsOf = (values: Partial<FormValues>, previous: DeviceAnswers | null = null) =>
  checkForm({ ...idea, ...values }, { today, previous }).problems;

describe('answers of the form', () => {
  it('trims texts and returns null for empty fields', () => {
    const { answers } = checkForm(
      {
        ...idea,
        workingName: '  Pulsora wrist monitor ',
        modelOrReference: '   ',
        tradeName: [{ language: 'en', text: ' ' }],
        emdnCode: [''],
      },
      { today },
    );
    expect(answers).toEqual({ ...idea, workingName: 'Pulsora wrist monitor' });
  });

  it('includes the procedure if the class detail allows only one', () => {
    const classI = {
      ...idea,
      ...(Object.fromEntries(characteristicIds.map((id) => [id, 'no'])) as Record<CharacteristicId, 'no'>),
      riskClass: 'I',
    } as const;
    expect(toAnswers(classI).conformityProcedure).toBe('DOC');
    expect(toAnswers({ ...idea, riskClass: 'IIa', conformityProcedure: 'IX' }).conformityProcedure).toBe('IX');
  });

  it('distinguishes no declared application from no answer', () => {
    expect(toAnswers({ ...idea, previousApplications: [] }).previousApplications).toEqual([]);
    expect(toAnswers(idea).previousApplications).toBeNull();
  });
});

describe('problems of the form', () => {
  it('finds none in a complete idea', () => expect(problemsOf({})).toBeNull());

  it('finds a missing name and wrong values, and no other missing answer (D.240)', () => {
    expect(problemsOf({ workingName: null, manufacturerCountry: null, intendedPurpose: 'Too short.' })).toEqual({
      workingName: 'required',
      intendedPurpose: 'too_short',
    });
    expect(problemsOf({ stage: 'clinical_evaluation' })).toBeNull();
  });

  it('finds incomplete rows', () => {
    const lodged = { stage: 'application_lodged', riskClass: 'IIa' } as const;
    const problems = problemsOf({
      ...lodged,
      previousApplications: [{ notifiedBodyNumber: '12', outcome: '' as 'refused', endedOn: '', note: '' }],
    });
    expect(problems).toMatchObject({
      'previousApplications.0.notifiedBodyNumber': 'pattern',
      'previousApplications.0.outcome': 'required',
    });
    expect(problems).not.toHaveProperty(['previousApplications.0.endedOn']);
    const certified = problemsOf({
      stage: 'certified',
      riskClass: 'IIa',
      certificateDates: { issuedOn: '2026-01-01', expiresOn: '' },
    });
    expect(certified).toMatchObject({ 'certificateDates.expiresOn': 'required' });
    expect(certified).not.toHaveProperty('certificateDates');
  });

  it('refuses a text that is no date, and keeps the stored one where the field is hidden', () => {
    const certificateDates = { issuedOn: 'last spring', expiresOn: '2031-03-01' };
    const certified = { stage: 'certified', riskClass: 'IIa', certificateDates } as const;
    expect(problemsOf(certified)).toEqual({ 'certificateDates.issuedOn': 'date' });
    expect(problemsOf({ ...certified, certificateDates: { issuedOn: '', expiresOn: '2031-03-01' } })).toEqual({
      'certificateDates.issuedOn': 'required',
    });
    const previous = { ...emptyDevice, certificateDates: { issuedOn: '2026-03-01', expiresOn: '2031-03-01' } };
    const { answers } = checkForm({ ...idea, certificateDates }, { today, previous });
    expect(answers?.certificateDates).toEqual(previous.certificateDates);
  });

  it('ignores hidden fields and resets them to their stored values', () => {
    const typed = { basicUdiDi: 'x'.repeat(26) };
    expect(problemsOf({ ...typed, stage: 'clinical_evaluation' })).toHaveProperty('basicUdiDi', 'identifier_form');
    expect(checkForm({ ...idea, ...typed }, { today }).answers?.basicUdiDi).toBeNull();
    const previous = { ...emptyDevice, basicUdiDi: '12345ANJ' };
    expect(checkForm({ ...idea, ...typed }, { today, previous }).answers?.basicUdiDi).toBe('12345ANJ');
  });

  it('rejects a new target submission date in the past, but accepts a stored one', () => {
    const target = { targetSubmissionDate: '2026-11-20' };
    expect(problemsOf(target)).toEqual({ targetSubmissionDate: 'date_past' });
    expect(problemsOf(target, { ...emptyDevice, ...target })).toBeNull();
  });
});
