import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demo } from '../testing/demo.ts';
import { applyInput, completeDevice } from './complete.ts';
import { deviceFields, fieldsFor, stagesOf } from './fields.ts';
import { deviceAnswersSchema, deviceInputSchema, emptyDevice, type DeviceAnswers, type DeviceInput } from './schema.ts';
import { acceptsUnsure, requirementAt, stageRequirements } from './stage-requirements.ts';
import { stageProblems, validateDevice, type ValidationContext } from './validate.ts';
import { characteristicIds } from '../classes/characteristics.ts';
import { stages, type Stage } from './vocabulary.ts';
import { deviceWarnings } from './warnings.ts';

const today = demo.day;
const purpose = 'Spot check of blood oxygen and pulse at the finger of adults at rest. Used by nurses and laypersons.';

/** A device with every yes/no question answered no. */
const device = (change: DeviceInput = {}): DeviceAnswers => {
  const answers = Object.fromEntries(characteristicIds.map((id) => [id, 'no']));
  return {
    ...emptyDevice,
    ...answers,
    workingName: 'OxiPuls',
    regulation: 'MDR',
    riskClass: 'IIa',
    intendedPurpose: purpose,
    manufacturerCountry: 'RO',
    stage: 'idea',
    ...change,
  };
};

const lodged: DeviceInput = {
  active: 'yes',
  stage: 'application_lodged',
  tradeName: [{ language: 'en', text: 'OxiPuls' }],
  modelOrReference: 'OP-1',
  emdnCode: ['Z1203020408'],
  designationCodes: ['MDA0203', 'MDT2010'],
  conformityProcedure: 'IX',
  targetSubmissionDate: '2027-01-15',
  documentationLanguages: ['en'],
  basicIssuingEntity: 'GS1',
  issuingEntity: 'GS1',
  basicUdiDi: '9521011DEMO06J6',
  udiDi: '09521011000069',
  previousApplications: [],
  notifiedBodyNumber: '9101',
};

const problems = (change: DeviceInput, context: Partial<ValidationContext> = {}) =>
  validateDevice(device(change), { today, ...context });
/** What the device lacks for its stage. */
const lacks = (change: DeviceInput, context: Partial<ValidationContext> = {}) =>
  stageProblems(device(change), { today, ...context });
const asked = (change: DeviceInput) => fieldsFor(device(change)).map(({ id }) => id);
const required = (change: DeviceInput) =>
  fieldsFor(device(change)).flatMap(({ id, required: isRequired }) => (isRequired ? [id] : []));

describe('the fields of a device by stage', () => {
  it('have a requirement for each of the six stages', () => {
    expect(deviceFields).toHaveLength(60);
    expect(deviceFields.map(({ id }) => id)).toEqual(Object.keys(stageRequirements));
    expect(stages.map((stage) => requirementAt('authorisedRepresentative', stage))).toEqual([
      'hidden',
      'hidden',
      'optional',
      'required',
      'required',
      'required',
    ]);
  });

  it('include every stored answer', () => {
    expect(deviceFields.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(deviceAnswersSchema.shape)));
  });

  it('require five answers of an idea', () => {
    expect(required({ stage: 'idea' })).toEqual([
      'workingName',
      'regulation',
      'intendedPurpose',
      'stage',
      'manufacturerCountry',
    ]);
  });

  it('require more at later stages', () => {
    expect(required({ stage: 'prototype' })).toContain('riskClass');
    expect(required({ stage: 'clinical_evaluation' })).toEqual(
      expect.arrayContaining(['active', 'sterile', 'measuring', 'singleUse']),
    );
    const documented = required({ stage: 'technical_documentation_ready' });
    expect(documented).toEqual(
      expect.arrayContaining([
        'tradeName',
        'emdnCode',
        'designationCodes',
        'targetSubmissionDate',
        'documentationLanguages',
        'previousApplications',
      ]),
    );
    expect(documented).not.toContain('conformityProcedure');
    expect(required({ stage: 'application_lodged' })).toEqual(
      expect.arrayContaining(['conformityProcedure', 'notifiedBodyNumber', 'basicUdiDi']),
    );
    expect(required({ stage: 'certified' })).toEqual(
      expect.arrayContaining(['udiDi', 'certificateNumber', 'certificateDates', 'deviceStatus']),
    );
    expect(asked({ stage: 'certified' })).not.toContain('targetSubmissionDate');
    const past = { ...lodged, stage: 'certified', targetSubmissionDate: '2020-01-01' } as const;
    expect(problems(past)).not.toHaveProperty('targetSubmissionDate');
    expect(stageProblems(device({ ...past, targetSubmissionDate: null }), { today })).not.toHaveProperty(
      'targetSubmissionDate',
    );
  });

  it('exclude questions of the other regulation', () => {
    expect(asked({ regulation: 'MDR' })).not.toContain('selfTesting');
    expect(asked({ regulation: 'IVDR', riskClass: 'B' })).not.toContain('implantable');
    expect(asked({ regulation: null })).not.toContain('measuring');
    expect(asked({ regulation: null })).toContain('sterile');
  });

  it('include the exempted list for class IIb implants, and rule 12 for active devices', () => {
    expect(asked({ riskClass: 'IIb', implantable: 'yes' })).toContain('exemptedImplant');
    expect(asked({ riskClass: 'III', implantable: 'yes' })).not.toContain('exemptedImplant');
    expect(asked({ active: 'yes' })).toContain('rule12');
    expect(asked({ active: 'no' })).not.toContain('rule12');
  });

  it('exclude questions about a notified body if none is needed', () => {
    const ofBody = [
      'designationCodes',
      'targetSubmissionDate',
      'notifiedBodyNumber',
      'certificateNumber',
      'previousApplications',
    ] as const;
    for (const change of [{ riskClass: 'I' }, { regulation: 'IVDR', riskClass: 'A' }, { customMade: 'yes' }] as const) {
      expect(asked({ ...change, stage: 'certified' }).filter((id) => ofBody.some((each) => each === id))).toEqual([]);
    }
    expect(asked({ riskClass: 'I', sterile: 'yes' })).toContain('designationCodes');
    expect(asked({ riskClass: null })).toContain('designationCodes');
  });

  it('exclude the UDI for a custom-made device', () => {
    expect(asked({ ...lodged, customMade: 'yes' })).not.toContain('basicUdiDi');
    expect(asked({ ...lodged, basicUdiDi: null, udiDi: null })).not.toContain('issuingEntity');
    expect(asked(lodged)).toContain('issuingEntity');
  });

  it('include the member states for devices on the market from class IIa', () => {
    const onMarket = { stage: 'certified', deviceStatus: 'ON_THE_MARKET' } as const;
    expect(asked(onMarket)).toContain('memberStates');
    expect(asked({ ...onMarket, riskClass: 'I', sterile: 'yes' })).not.toContain('memberStates');
    expect(asked({ ...onMarket, deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET' })).not.toContain('memberStates');
  });

  it('include the reason of a refusal if an application was refused', () => {
    const application = { notifiedBodyNumber: '9101', endedOn: null, note: null };
    expect(asked({ ...lodged, previousApplications: [{ ...application, outcome: 'refused' }] })).toContain(
      'refusalReason',
    );
    expect(asked({ ...lodged, previousApplications: [{ ...application, outcome: 'withdrawn' }] })).not.toContain(
      'refusalReason',
    );
  });
});

describe('the demo devices', () => {
  it.each(demo.devices.map(({ id, answers, operator }) => [id, answers, operator] as const))(
    'include %s, which is complete for its stage',
    (_, answers, operator) => {
      expect(stageProblems(answers, { today, previous: answers, operator: operator ?? null })).toEqual({});
      expect(completeDevice(answers)).toMatchObject(answers.conformityProcedure === null ? {} : answers);
    },
  );
});

describe('saving a device', () => {
  it('needs a name, the regulation and the stage (D.240)', () => {
    expect(validateDevice(emptyDevice, { today })).toEqual({
      workingName: 'required',
      regulation: 'required',
      stage: 'required',
    });
  });

  it.each(stages)('needs nothing else at the stage %s (D.240)', (stage) => {
    for (const regulation of ['MDR', 'IVDR'] as const)
      expect(validateDevice({ ...emptyDevice, workingName: 'OxiPuls', regulation, stage }, { today })).toEqual({});
  });

  it('accepts a trade name instead of the working name', () => {
    const named = { workingName: null, tradeName: [{ language: 'en' as const, text: 'OxiPuls' }] };
    expect(problems({ ...named, stage: 'certified' })).toEqual({});
    expect(problems({ workingName: null, tradeName: [] })).toEqual({ workingName: 'required' });
  });

  it('accepts a text and codes that are not complete for the stage', () => {
    const unfinished = { stage: 'application_lodged', intendedPurpose: 'Measures blood oxygen.' } as const;
    expect(problems({ ...unfinished, designationCodes: ['MDS1005'] })).toEqual({});
    expect(problems({ stage: 'clinical_evaluation', sterile: 'unsure', riskClass: 'unsure' })).toEqual({});
  });
});

describe('what a stage requires', () => {
  it('is reported for an empty device', () => {
    expect(stageProblems(emptyDevice, { today })).toEqual({
      workingName: 'required',
      regulation: 'required',
      intendedPurpose: 'required',
      stage: 'required',
      manufacturerCountry: 'required',
    });
  });

  it('is answered by "unsure" only at the stages idea and prototype', () => {
    expect(lacks({ stage: 'prototype', riskClass: 'unsure', sterile: 'unsure' })).toEqual({});
    expect(lacks({ stage: 'clinical_evaluation', riskClass: 'unsure', sterile: 'unsure' })).toEqual({
      riskClass: 'unsure_not_allowed',
      sterile: 'unsure_not_allowed',
    });
    expect(lacks({ stage: 'clinical_evaluation', latex: 'unsure' })).toEqual({});
  });

  it('decides where "unsure" is offered (D.242)', () => {
    expect(stages.filter((stage) => acceptsUnsure('sterile', stage))).toEqual(['idea', 'prototype']);
    expect(acceptsUnsure('latex', 'technical_documentation_ready')).toBe(true);
    expect(acceptsUnsure('latex', 'application_lodged')).toBe(false);
  });

  it('is answered by "none declared", but not by "not answered"', () => {
    expect(lacks(lodged)).toEqual({});
    expect(lacks({ ...lodged, previousApplications: null })).toEqual({ previousApplications: 'required' });
    expect(lacks({ ...lodged, documentationLanguages: [] })).toEqual({ documentationLanguages: 'required' });
  });

  it('includes the authorised representative of the account for an operator outside the Union', () => {
    const abroad = { ...lodged, manufacturerCountry: 'CN' } as const;
    const authorisedRepresentative = { name: 'Fabula BV', country: 'NL' } as const;
    expect(lacks(abroad, { operator: { srn: null } })).toEqual({
      authorisedRepresentative: 'representative_required',
    });
    expect(lacks(abroad, { operator: { authorisedRepresentative } })).toEqual({});
    expect(lacks({ ...lodged, manufacturerCountry: 'TR' }, { operator: {} })).toEqual({});
    expect(lacks({ manufacturerCountry: 'CN', stage: 'prototype' }, { operator: {} })).toEqual({});
  });

  it('includes an intended purpose of 80 characters and complete codes', () => {
    expect(lacks({ intendedPurpose: 'Measures blood oxygen.', stage: 'prototype' })).toEqual({
      intendedPurpose: 'too_short',
    });
    expect(lacks({ ...lodged, designationCodes: ['MDA0203'] })).toEqual({
      designationCodes: 'codes_technology_missing',
    });
    expect(lacks({ ...lodged, designationCodes: [] })).toEqual({ designationCodes: 'codes_product_missing' });
    expect(lacks({ ...lodged, designationCodes: null })).toEqual({ designationCodes: 'required' });
  });
});

describe('the stages of a device', () => {
  it('include no application if no notified body is involved (D.243)', () => {
    expect(stagesOf(device({ riskClass: 'IIa' }))).toEqual(stages);
    expect(stagesOf(device({ riskClass: 'I' }))).not.toContain('application_lodged');
    expect(stagesOf(device({ riskClass: 'I', sterile: null }))).toEqual(stages);
    expect(stagesOf(device({ riskClass: 'I', stage: 'application_lodged' }))).toEqual(stages);
  });
});

describe('the values of a device', () => {
  it('must have the minimum length of the stage', () => {
    expect(problems({ workingName: 'A' })).toEqual({ workingName: 'too_short' });
    expect(problems({ workingName: '\u200B'.repeat(4) })).toEqual({ workingName: 'too_short' });
    expect(problems({ workingName: '\u0300'.repeat(5) })).toEqual({ workingName: 'too_short' });
    expect(problems({ intendedPurpose: 'Measures blood oxygen.' })).toEqual({});
    expect(problems({ intendedPurpose: 'Measures.' })).toEqual({ intendedPurpose: 'too_short' });
  });

  it('must be consistent with each other', () => {
    expect(problems({ riskClass: 'B' })).toEqual({ riskClass: 'class_not_in_regulation' });
    expect(problems({ riskClass: 'I', implantable: 'yes' })).toEqual({ implantable: 'must_be_no' });
    expect(problems({ riskClass: 'III', implantable: 'yes', reusableSurgical: 'yes' })).toEqual({
      reusableSurgical: 'must_be_no',
    });
    expect(problems({ softwareInOwnRight: 'yes', software: 'no', active: 'no' })).toEqual({
      software: 'must_be_yes',
      active: 'must_be_yes',
    });
    expect(problems({ medicinalSubstance: 'yes' })).toEqual({ riskClass: 'class_must_be_iii' });
    expect(problems({ medicinalSubstance: 'yes', riskClass: 'III' })).toEqual({});
    expect(problems({ regulation: 'IVDR', riskClass: 'B', softwareInOwnRight: 'yes', software: 'yes' })).toEqual({});
  });

  it('are not validated if the field is not asked, except identifiers and certificate dates that changed (D.693)', () => {
    const onlySoftware = { softwareInOwnRight: 'yes', software: 'yes', active: 'no' } as const;
    expect(problems({ ...onlySoftware, regulation: 'IVDR', riskClass: 'B' })).toEqual({});
    const nonsense = { basicUdiDi: 'nonsense', udiDi: 'not an identifier at all' } as const;
    const found = { basicUdiDi: 'identifier_form', udiDi: 'identifier_form' };
    expect(problems({ ...nonsense, stage: 'idea' })).toEqual(found);
    expect(problems({ ...nonsense, stage: 'idea' }, { previous: device(nonsense) })).toEqual({});
    // Another issuing entity or UDI-DI changes what an identifier means.
    const stored = device({ ...nonsense, stage: 'idea' });
    const entities = { basicIssuingEntity: 'HIBCC', issuingEntity: 'GS1' } as const;
    expect(problems({ ...nonsense, ...entities, stage: 'idea' }, { previous: stored })).toEqual(found);
    const legacy = { basicIssuingEntity: 'EUDAMED', basicUdiDi: 'B-M991CVS12130NES2', issuingEntity: 'HIBCC' } as const;
    const previous = device({ ...legacy, udiDi: 'M991CVS12130NES2', stage: 'idea' });
    expect(problems({ ...legacy, udiDi: 'M991CVS12130NES3', stage: 'idea' }, { previous })).toEqual({
      basicUdiDi: 'identifier_not_udi',
    });
    expect(problems({ ...lodged, basicUdiDi: 'nonsense' })).toEqual({ basicUdiDi: 'identifier_form' });
    expect(problems({ ...lodged, udiDi: '09521011000068' })).toEqual({ udiDi: 'identifier_check' });
    const certificateDates = { issuedOn: '2026-03-01', expiresOn: '2032-03-01' };
    expect(problems({ stage: 'idea', certificateDates })).toEqual({ certificateDates: 'validity_over_five_years' });
    expect(problems({ stage: 'idea', certificateDates }, { previous: device({ certificateDates }) })).toEqual({});
  });

  it('must include codes that are assigned according to the guidance', () => {
    expect(problems({ stage: 'idea', designationCodes: ['MDS1005'] })).toEqual({});
    expect(problems({ stage: 'idea', designationCodes: ['MDA0203', 'MDA0204'] })).toEqual({
      designationCodes: 'codes_product_several',
    });
    const multiplex = { regulation: 'IVDR', riskClass: 'C', designationCodes: ['IVR0501', 'IVR0502'] } as const;
    expect(problems({ ...multiplex, designationCodes: [...multiplex.designationCodes] })).toEqual({
      designationCodes: 'codes_product_several',
    });
    expect(
      problems({
        ...multiplex,
        designationCodes: [...multiplex.designationCodes],
        designationCodesReason: 'One cartridge, two viruses',
      }),
    ).toEqual({});
  });

  it('must include a procedure that the class detail allows', () => {
    expect(problems({ conformityProcedure: 'TD+XI-A' })).toEqual({});
    expect(problems({ conformityProcedure: 'X+XI-A' })).toEqual({ conformityProcedure: 'procedure_not_allowed' });
    expect(problems({ conformityProcedure: 'X+XI-A', riskClass: 'unsure' })).toEqual({});
  });

  it('must have a target date within five years from today, validated only when it is set or changed', () => {
    expect(problems({ targetSubmissionDate: today })).toEqual({});
    expect(problems({ targetSubmissionDate: '2026-11-20' })).toEqual({ targetSubmissionDate: 'date_past' });
    expect(problems({ targetSubmissionDate: '2031-11-21' })).toEqual({});
    expect(problems({ targetSubmissionDate: '2031-11-22' })).toEqual({ targetSubmissionDate: 'date_too_far' });
    const previous = device({ targetSubmissionDate: '2026-01-01' });
    expect(problems({ targetSubmissionDate: '2026-01-01' }, { previous })).toEqual({});
    expect(problems({ targetSubmissionDate: '2026-01-02' }, { previous })).toEqual({
      targetSubmissionDate: 'date_past',
    });
  });

  it('must have certificate dates of at most five years, which end on the same date (Regulation 1182/71)', () => {
    const dates = (issuedOn: string, expiresOn: string) =>
      problems({
        ...lodged,
        stage: 'certified',
        certificateNumber: 'C-1',
        certificateDates: { issuedOn, expiresOn },
        deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
      });
    expect(dates('2023-04-20', '2028-04-20')).toEqual({});
    expect(dates('2023-04-20', '2028-04-21')).toEqual({ certificateDates: 'validity_over_five_years' });
    expect(dates('2024-02-29', '2029-02-28')).toEqual({});
    expect(dates('2024-02-29', '2029-03-01')).toEqual({ certificateDates: 'validity_over_five_years' });
    expect(dates('2023-03-01', '2028-02-29')).toEqual({});
    expect(dates('2026-03-01', '2026-03-01')).toEqual({ certificateDates: 'expiry_before_issue' });
  });

  it('must include a reason when a lodged device moves back', () => {
    const previous = device(lodged);
    expect(problems({ ...lodged, stage: 'prototype' }, { previous })).toEqual({ stageReason: 'reason_required' });
    expect(problems({ ...lodged, stage: 'prototype', stageReason: 'Application withdrawn' }, { previous })).toEqual({});
    expect(
      problems(
        { ...lodged, stage: 'prototype' },
        { previous: device({ ...lodged, stage: 'technical_documentation_ready' }) },
      ),
    ).toEqual({});
    const movedBack = device({ ...lodged, stageReason: 'Certificate withdrawn' });
    expect(
      problems({ ...lodged, stage: 'idea', stageReason: 'Certificate withdrawn' }, { previous: movedBack }),
    ).toEqual({ stageReason: 'reason_required' });
  });
});

describe('completeDevice', () => {
  it('fills in the class detail, and the procedure if only one is allowed', () => {
    expect(completeDevice(device({ riskClass: 'I' }))).toMatchObject({
      classVariant: 'I',
      classVariantProvisional: false,
      conformityProcedure: 'DOC',
    });
    expect(completeDevice(device({ regulation: 'IVDR', riskClass: 'B' }))).toMatchObject({
      classVariant: 'B',
      conformityProcedure: 'IX',
    });
    expect(completeDevice(device({ riskClass: 'IIa' }))).toMatchObject({
      classVariant: 'IIa',
      conformityProcedure: null,
    });
    expect(completeDevice(device({ riskClass: 'unsure' }))).toMatchObject({
      classVariant: null,
      conformityProcedure: null,
    });
  });

  it('clears a filled-in procedure when the class changes', () => {
    const previous = completeDevice(device({ riskClass: 'I' }));
    expect(completeDevice({ ...previous, sterile: 'yes' }, previous)).toMatchObject({
      classVariant: 'Is',
      conformityProcedure: null,
    });
    const chosen = completeDevice(device({ riskClass: 'IIb', conformityProcedure: 'X+XI-A' }));
    expect(completeDevice({ ...chosen, riskClass: 'IIa' }, chosen)).toMatchObject({ conformityProcedure: 'X+XI-A' });
  });

  it('clears the reason of a move back at the next move forward', () => {
    const previous = device({ stage: 'idea', stageReason: 'Application withdrawn' });
    expect(completeDevice({ ...previous, stage: 'prototype' }, previous).stageReason).toBeNull();
    expect(completeDevice({ ...previous, workingName: 'New' }, previous).stageReason).toBe('Application withdrawn');
  });
});

describe('a change of a device', () => {
  it('replaces sent values, clears null values and keeps absent ones', () => {
    const previous = device({ modelOrReference: 'OP-1', latex: 'yes' });
    expect(applyInput({ workingName: 'OxiPuls 2', modelOrReference: null }, previous)).toEqual({
      ...previous,
      workingName: 'OxiPuls 2',
      modelOrReference: null,
    });
    expect(applyInput({ workingName: 'OxiPuls' })).toEqual({ ...emptyDevice, workingName: 'OxiPuls' });
  });

  it('stores identifiers in their canonical form, each with its own issuing entity (EUDAMED BR-UDID-003)', () => {
    expect(applyInput({ issuingEntity: 'GS1', udiDi: '036000291452' }).udiDi).toBe('00036000291452');
    const legacy = { basicIssuingEntity: 'EUDAMED', basicUdiDi: 'B-M991CVS12130NES2' } as const;
    const both = applyInput({ ...legacy, issuingEntity: 'HIBCC', udiDi: '+M991CVS12130NES2X' });
    expect(both).toMatchObject({ ...legacy, udiDi: '+M991CVS12130NES2X' }); // a wrong check character
    expect(applyInput({ udiDi: '+A123BJC5D6E71G' })).toMatchObject({ issuingEntity: 'HIBCC', udiDi: 'A123BJC5D6E71' });
    // Clients of the version with one entity for both.
    expect(applyInput({ issuingEntity: 'GS1', basicUdiDi: '9521011DEMO06J6' }).basicIssuingEntity).toBe('GS1');
  });

  it('leaves identifiers as they were stored until they change', () => {
    const previous = { ...emptyDevice, issuingEntity: 'ICCBBA', udiDi: '=/A9999XYZ100T0944' } as const;
    expect(applyInput({ workingName: 'OxiPuls' }, previous).udiDi).toBe('=/A9999XYZ100T0944');
    expect(applyInput({ udiDi: '=/A9999XYZ100T0945' }, previous).udiDi).toBe('A9999XYZ100T0945');
  });

  it('rejects fields and values that are not answers', () => {
    for (const key of ['id', 'operatorId', 'classVariant', 'version', 'createdAt', 'documents', '__proto__x']) {
      expect(deviceInputSchema.safeParse({ workingName: 'OxiPuls', [key]: 'x' }).success).toBe(false);
    }
    expect(deviceInputSchema.safeParse({ workingName: 'x'.repeat(121) }).success).toBe(false);
    expect(deviceInputSchema.safeParse({ sterile: true }).success).toBe(false);
    expect(deviceInputSchema.safeParse({ emdnCode: ['V92', 'V92'] }).success).toBe(false);
    expect(deviceInputSchema.safeParse({ targetSubmissionDate: '2027-02-30' }).success).toBe(false);
  });
});

describe('deviceWarnings', () => {
  it('returns hints about answers that the user should check', () => {
    expect(deviceWarnings(device({ riskClass: 'I', sterile: 'unsure' }))).toEqual([
      { id: 'class_provisional', field: 'classVariant' },
    ]);
    expect(
      deviceWarnings(device({ regulation: 'IVDR', riskClass: 'B', selfTesting: 'yes', designationCodes: ['IVS1002'] })),
    ).toEqual([{ id: 'self_testing_class', field: 'riskClass' }]);
    expect(deviceWarnings(device({ sterile: 'yes', measuring: 'yes', designationCodes: ['MDS1010'] }))).toEqual([
      { id: 'codes_suggested', field: 'designationCodes', codes: ['MDS1005'] },
    ]);
    expect(deviceWarnings(device({ ...lodged, basicIssuingEntity: 'ICCBBA', basicUdiDi: 'A9999MODEL' }))).toEqual([
      { id: 'identifier_unchecked', field: 'basicUdiDi' },
    ]);
  });

  it('lists identifiers that were stored by earlier rules, at every stage', () => {
    const stored = { basicIssuingEntity: 'EUDAMED', basicUdiDi: 'B-BEMF000000106CR023335WF' } as const;
    const earlier = device({ ...stored, issuingEntity: 'ICCBBA', udiDi: '=/A9999XYZ100T0944' });
    expect(deviceWarnings(earlier)).toEqual([
      { id: 'identifier_invalid', field: 'basicUdiDi' },
      { id: 'identifier_other_form', field: 'udiDi' },
    ]);
  });
});

describe('any device', () => {
  it('is validated without an exception, and only in the fields that are asked', () => {
    const answer = fc.constantFrom('yes', 'no', 'unsure', null);
    const any = fc.record({
      regulation: fc.constantFrom('MDR', 'IVDR', null),
      riskClass: fc.constantFrom('I', 'IIa', 'IIb', 'III', 'A', 'B', 'C', 'D', 'unsure', null),
      stage: fc.constantFrom<(Stage | null)[]>(...stages, null),
      designationCodes: fc.constantFrom(null, [], ['MDA0203' as const], ['IVR0501' as const, 'IVT2005' as const]),
      conformityProcedure: fc.constantFrom(null, 'IX', 'DOC', 'nonsense'),
      ...Object.fromEntries(characteristicIds.map((id) => [id, answer])),
    });
    fc.assert(
      fc.property(any, (answers) => {
        const given = { ...emptyDevice, ...answers } as DeviceAnswers;
        const completed = completeDevice(given);
        const fields = fieldsFor(completed).map(({ id }) => id as string);
        expect(fields).toEqual(expect.arrayContaining(Object.keys(validateDevice(completed, { today }))));
        expect(completeDevice(completed, completed)).toEqual(completed);
      }),
    );
  });
});
