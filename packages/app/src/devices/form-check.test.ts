import { emptyDevice, type DeviceAnswers } from '@attesta/domain/device/schema';
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

describe('what the form sends', () => {
  it('is the answers, trimmed, with nothing for what was left empty', () => {
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

  it('holds the procedure that the class detail leaves no choice about', () => {
    const classI = {
      ...idea,
      riskClass: 'I',
      customMade: 'no',
      sterile: 'no',
      measuring: 'no',
      reusableSurgical: 'no',
    } as const;
    expect(toAnswers(classI).conformityProcedure).toBe('DOC');
    expect(toAnswers({ ...idea, riskClass: 'IIa', conformityProcedure: 'IX' }).conformityProcedure).toBe('IX');
  });

  it('tells no declared application from no answer', () => {
    expect(toAnswers({ ...idea, previousApplications: [] }).previousApplications).toEqual([]);
    expect(toAnswers(idea).previousApplications).toBeNull();
  });
});

describe('what the form finds wrong', () => {
  it('an idea lacks nothing', () => expect(problemsOf({})).toBeNull());

  it('names each field that the stage requires', () => {
    expect(problemsOf({ workingName: null, manufacturerCountry: null, intendedPurpose: 'Too short.' })).toEqual({
      workingName: 'required',
      manufacturerCountry: 'required',
      intendedPurpose: 'too_short',
    });
    expect(Object.keys(problemsOf({ stage: 'clinical_evaluation' }) ?? {})).toContain('sterile');
  });

  it('finds rows that are half filled in', () => {
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

  it('nothing that a person can’t see: what was typed into a field that is no longer asked goes back to what is stored', () => {
    const typed = { basicUdiDi: 'x'.repeat(26) };
    expect(problemsOf({ ...typed, stage: 'clinical_evaluation' })).toHaveProperty('basicUdiDi', 'too_long');
    expect(checkForm({ ...idea, ...typed }, { today }).answers?.basicUdiDi).toBeNull();
    const previous = { ...emptyDevice, basicUdiDi: '12345ANJ' };
    expect(checkForm({ ...idea, ...typed }, { today, previous }).answers?.basicUdiDi).toBe('12345ANJ');
  });

  it('a wished day that was stored before may lie in the past, a new one may not', () => {
    const wished = { targetSubmissionDate: '2026-11-20' };
    expect(problemsOf(wished)).toEqual({ targetSubmissionDate: 'date_past' });
    expect(problemsOf(wished, { ...emptyDevice, ...wished })).toBeNull();
  });
});
