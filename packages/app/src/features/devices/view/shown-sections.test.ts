import { emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { characteristicsByAnswer, shownSections } from './shown-sections';

const device: DeviceAnswers = {
  ...emptyDevice,
  workingName: 'Oximeter',
  regulation: 'MDR',
  stage: 'clinical_evaluation',
  active: 'yes',
  sterile: 'no',
};

describe('the sections of a device page', () => {
  it('contain required fields and fields with an answer only', () => {
    const shown = shownSections(device).flatMap(({ fields }) => fields);
    expect(shown.map(({ id }) => id)).toContain('workingName');
    expect(shown.some(({ id, required }) => !required && id === 'tradeName')).toBe(false);
  });

  it('contain each characteristic once, by its answer', () => {
    const fields = shownSections(device).flatMap((section) => section.fields);
    const { yes, unsure, no, open } = characteristicsByAnswer(fields, device);
    expect(yes).toEqual(['active']);
    expect(no).toEqual(['sterile']);
    expect(unsure).toEqual([]);
    expect(open).toContain('measuring');
    expect([...yes, ...no].some((id) => open.includes(id))).toBe(false);
  });
});
