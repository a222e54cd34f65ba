import { describe, expect, it } from 'vitest';
import { attentionOf } from './attention.ts';
import { deviceFacts, type SummarizedDevice } from './facts.ts';
import { certified, device, incomplete, matchable, withoutBody } from './testing/devices.ts';

const today = '2026-11-21';
const attention = (...devices: readonly SummarizedDevice[]) => attentionOf(devices.map(deviceFacts), today);
const kinds = (answers: Partial<SummarizedDevice>) =>
  attention(device('d', answers))[0]?.reasons.map(({ kind }) => kind);

describe('the devices that need attention', () => {
  it('name the first answer that a match needs, and how many (D.161)', () => {
    const [first] = attention(device('d', { ...incomplete, workingName: 'Pulse' }));
    expect(first).toEqual({
      device: {
        id: 'd',
        workingName: 'Pulse',
        tradeName: null,
        stage: 'technical_documentation_ready',
        classVariant: 'IIa',
      },
      reasons: [{ kind: 'answers', first: 'designationCodes', count: 2, isMaximum: false }],
    });
  });

  it('contain the date of a reason (D.161)', () => {
    const [first] = attention(device('d', { ...matchable, targetSubmissionDate: '2026-12-01' }));
    expect(first?.reasons).toEqual([{ kind: 'targetSoon', on: '2026-12-01' }]);
  });

  it.each<[string, Partial<SummarizedDevice>, string[] | undefined]>([
    ['nothing for a complete device without dates', matchable, undefined],
    ['a target date that has passed', { ...matchable, targetSubmissionDate: '2026-11-20' }, ['targetPassed']],
    ['a target date today', { ...matchable, targetSubmissionDate: today }, ['targetSoon']],
    ['a target date in 30 days', { ...matchable, targetSubmissionDate: '2026-12-21' }, ['targetSoon']],
    ['nothing for a target date in 31 days', { ...matchable, targetSubmissionDate: '2026-12-22' }, undefined],
    [
      'missing answers before a near date',
      { ...incomplete, targetSubmissionDate: '2026-12-01' },
      ['answers', 'targetSoon'],
    ],
    [
      'a passed date before missing answers',
      { ...incomplete, targetSubmissionDate: '2026-11-01' },
      ['targetPassed', 'answers'],
    ],
    ['nothing for a lodged application', { ...incomplete, stage: 'application_lodged' }, undefined],
    [
      'no target date of a device that needs no notified body',
      { ...withoutBody, targetSubmissionDate: '2026-11-01' },
      undefined,
    ],
    ['an expired certificate', certified('2026-11-20'), ['certificateExpired']],
    ['a certificate on its last day', certified(today), ['certificateExpires']],
    ['a certificate with 180 days left', certified('2027-05-20'), ['certificateExpires']],
    ['nothing for a certificate with 181 days left', certified('2027-05-21'), undefined],
    ['nothing for a withdrawn certificate', certified('2026-11-20', { certificateStatus: 'WITHDRAWN' }), undefined],
    ['nothing for a cancelled certificate', certified('2026-11-20', { certificateStatus: 'CANCELLED' }), undefined],
  ])('have %s as a reason', (_, answers, expected) => expect(kinds(answers)).toEqual(expected));

  it('are sorted by date, nearest first, and devices without a date are last in the given order', () => {
    const found = attention(
      device('undated', incomplete),
      device('undated too', incomplete),
      device('spring', { ...incomplete, targetSubmissionDate: '2027-03-15' }),
      device('certificate', certified('2027-01-01')),
      device('passed', { ...matchable, targetSubmissionDate: '2026-11-01' }),
    );
    expect(found.map(({ device: { id } }) => id)).toEqual([
      'passed',
      'certificate',
      'spring',
      'undated',
      'undated too',
    ]);
  });
});
