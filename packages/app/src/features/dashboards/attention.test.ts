import type { Device } from '@attesta/domain/devices/schema';
import { describe, expect, it } from 'vitest';
import { attentionOf, nextApplication } from './attention';
import { device, matchable, withoutBody } from './testing/devices';

const today = '2026-11-21';
const incomplete: Partial<Device> = { ...matchable, designationCodes: [], documentationLanguages: null };
const certified = (expiresOn: string, facts: Partial<Device> = {}): Partial<Device> => ({
  ...matchable,
  stage: 'certified',
  certificateDates: { issuedOn: '2022-01-01', expiresOn },
  ...facts,
});
const kinds = (facts: Partial<Device>) => attentionOf([device('d', facts)], today)[0]?.reasons.map(({ kind }) => kind);

describe('attentionOf', () => {
  it('names the answers that a match needs (D.161)', () => {
    const [first] = attentionOf([device('d', incomplete)], today);
    expect(first?.reasons).toEqual([
      {
        kind: 'answers',
        readiness: {
          result: 'incomplete',
          missing: ['designationCodes', 'documentationLanguages'],
          isMinimum: false,
        },
      },
    ]);
  });

  it.each<[string, Partial<Device>, string[] | undefined]>([
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
  ])('returns %s', (_, facts, expected) => expect(kinds(facts)).toEqual(expected));

  it('returns the nearest date first, and devices without a date last in the given order', () => {
    const found = attentionOf(
      [
        device('undated', incomplete),
        device('undated too', incomplete),
        device('spring', { ...incomplete, targetSubmissionDate: '2027-03-15' }),
        device('certificate', certified('2027-01-01')),
        device('passed', { ...matchable, targetSubmissionDate: '2026-11-01' }),
      ],
      today,
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

describe('nextApplication', () => {
  it('is the complete device with the nearest target date', () => {
    const devices = [
      device('undated', matchable),
      device('summer', { ...matchable, targetSubmissionDate: '2027-07-01' }),
      device('spring', { ...matchable, targetSubmissionDate: '2027-03-15' }),
      device('incomplete', { ...incomplete, targetSubmissionDate: '2027-01-01' }),
      device('lodged', { ...matchable, stage: 'application_lodged', targetSubmissionDate: '2026-12-01' }),
    ];
    expect(nextApplication(devices)?.id).toBe('spring');
    expect(nextApplication(devices.slice(0, 1))?.id).toBe('undated');
    expect(nextApplication(devices.slice(3))).toBeNull();
  });
});
