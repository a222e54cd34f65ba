import { describe, expect, it } from 'vitest';
import { demo } from '../testing/demo.ts';
import { addDays } from '../values/dates.ts';
import { copyOf } from './copy.ts';
import { stageProblems } from './validate.ts';

const today = demo.day;
const context = { workingName: 'Copy of the device', today, operator: null };
const answersOfDemo = (id: string) => {
  const device = demo.devices.find((each) => each.id === id);
  if (!device) throw new Error(`No device ${id}`);
  return device.answers;
};

describe('a copy of a device', () => {
  it('has the answers about the kind of device (D.165)', () => {
    const original = answersOfDemo('dev-06');
    const copy = copyOf(original, context);
    for (const id of ['regulation', 'riskClass', 'intendedPurpose', 'emdnCode', 'designationCodes', 'active'] as const)
      expect(copy[id]).toEqual(original[id]);
    expect(copy.documentationLanguages).toEqual(original.documentationLanguages);
    expect(copy.workingName).toBe('Copy of the device');
  });

  it('has neither names, identifiers, application nor certificate of the original (D.165)', () => {
    const copy = copyOf(answersOfDemo('dev-16'), context);
    const notCopied = [
      'tradeName',
      'modelOrReference',
      'basicUdiDi',
      'udiDi',
      'notifiedBodyNumber',
      'certificateNumber',
      'certificateDates',
      'previousApplications',
      'deviceStatus',
      'isLegacy',
    ] as const;
    expect(notCopied.filter((id) => copy[id] !== null)).toEqual([]);
  });

  it('has the latest stage that is complete without these answers (D.165)', () => {
    expect(copyOf(answersOfDemo('dev-16'), context).stage).toBe('clinical_evaluation');
    expect(copyOf(answersOfDemo('dev-08'), context).stage).toBe('prototype');
    expect(copyOf(answersOfDemo('dev-29'), context).stage).toBe('idea');
  });

  it('has a target date only if it is not in the past', () => {
    const original = answersOfDemo('dev-06');
    expect(copyOf({ ...original, targetSubmissionDate: today }, context).targetSubmissionDate).toBe(today);
    const yesterday = addDays(today, -1);
    expect(copyOf({ ...original, targetSubmissionDate: yesterday }, context).targetSubmissionDate).toBeNull();
  });

  it.each(demo.devices.map(({ id, answers }) => [id, answers] as const))(
    'of %s is complete for its stage',
    (_, answers) => {
      expect(stageProblems(copyOf(answers, context), { today })).toEqual({});
    },
  );
});
