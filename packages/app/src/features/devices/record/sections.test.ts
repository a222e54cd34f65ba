import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { deviceFields } from '@attesta/domain/devices/fields';
import { emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { sectionFields, sectionIds, sectionOf, sectionsFor } from './sections';

const device = (answers: Partial<DeviceAnswers>): DeviceAnswers => ({ ...emptyDevice, ...answers });
const shown = (answers: Partial<DeviceAnswers>, previous: DeviceAnswers | null = null) =>
  Object.fromEntries(
    sectionsFor(device(answers), previous).map(({ id, fields }) => [id, fields.map((field) => field.id)]),
  );

describe('sectionsFor', () => {
  it('places each field in one section, except fields of the account', () => {
    const placed = sectionIds.flatMap((id) => sectionFields[id]);
    expect(new Set(placed).size).toBe(placed.length);
    expect(deviceFields.map(({ id }) => id).filter((id) => !sectionOf(id))).toEqual([
      'srn',
      'authorisedRepresentative',
    ]);
  });

  it('asks few questions at first, of which three are needed to save (D.240)', () => {
    const sections = sectionsFor(device({ stage: 'idea', regulation: 'MDR' }), null);
    expect(sections[0]?.fields).toEqual([
      { id: 'workingName', group: 'identity', required: true, isNeeded: true },
      { id: 'regulation', group: 'identity', required: true, isNeeded: true },
      { id: 'intendedPurpose', group: 'identity', required: true, isNeeded: false },
      { id: 'manufacturerCountry', group: 'identity', required: true, isNeeded: false },
      { id: 'stage', group: 'identity', required: true, isNeeded: true },
    ]);
    expect(sections.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual(['start']);
    expect(sections.map(({ id }) => id)).not.toContain('identifiers');
  });

  it('requires more at later stages', () => {
    const requiredSections = (stage: DeviceAnswers['stage']) =>
      sectionsFor(device({ stage, regulation: 'MDR', riskClass: 'IIa' }), null)
        .filter(({ isRequired }) => isRequired)
        .map(({ id }) => id);
    expect(requiredSections('prototype')).toEqual(['start', 'classification']);
    expect(requiredSections('clinical_evaluation')).toEqual(['start', 'characteristics', 'classification']);
    expect(requiredSections('technical_documentation_ready')).toEqual([
      'start',
      'identity',
      'characteristics',
      'classification',
      'application',
    ]);
    expect(requiredSections('certified')).toEqual([...sectionIds]);
  });

  it('contains only questions of the regulation, and those that follow from an answer', () => {
    expect(shown({ regulation: 'MDR' })['characteristics']).not.toContain('selfTesting');
    expect(shown({ regulation: 'IVDR' })['characteristics']).not.toContain('implantable');
    expect(shown({ regulation: 'MDR', medicinalSubstance: 'yes' })['characteristics']).toContain(
      'medicinalSubstanceName',
    );
    expect(shown({ regulation: 'MDR', active: 'yes' })['characteristics']).toContain('rule12');
    expect(
      shown({
        regulation: 'MDR',
        stage: 'application_lodged',
        customMade: 'yes',
        riskClass: 'III',
        implantable: 'yes',
      })['identifiers'],
    ).toBeUndefined();
    expect(shown({ regulation: 'MDR', stage: 'application_lodged', basicUdiDi: '1' })['identifiers']).toEqual([
      'basicUdiDi',
      'basicIssuingEntity',
      'udiDi',
    ]);
  });

  it('contains no codes and no date for a class that needs no notified body', () => {
    const no = Object.fromEntries(characteristicIds.map((id) => [id, 'no']));
    const { classification, application } = shown({
      regulation: 'MDR',
      riskClass: 'I',
      stage: 'technical_documentation_ready',
      ...no,
    });
    expect(classification).toEqual(['riskClass', 'classVariant', 'conformityProcedure']);
    expect(application).not.toContain('targetSubmissionDate');
  });

  it('asks for a reason only if the device moves back from an application or a certificate', () => {
    const lodged = device({ stage: 'application_lodged' });
    expect(shown({ stage: 'prototype' }, lodged)['start']).toContain('stageReason');
    expect(shown({ stage: 'certified' }, lodged)['start']).not.toContain('stageReason');
    expect(shown({ stage: 'idea' }, device({ stage: 'prototype' }))['start']).not.toContain('stageReason');
  });

  it('counts answered fields', () => {
    const [start] = sectionsFor(device({ stage: 'idea', regulation: 'MDR', workingName: '' }), null);
    expect(start).toMatchObject({ answered: 2 });
    const none = sectionsFor(device({ stage: 'technical_documentation_ready', previousApplications: [] }), null).find(
      ({ id }) => id === 'application',
    );
    expect(none).toMatchObject({ answered: 1 });
  });
});
