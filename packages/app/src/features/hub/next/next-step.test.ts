import type { WindowView } from '@attesta/domain/availability/schema';
import { courseWith } from '@attesta/domain/courses/testing/course';
import type { Course, CourseRegistration } from '@attesta/domain/courses/schema';
import type { DeviceAttention } from '@attesta/domain/devices/summary-schema';
import { describe, expect, it } from 'vitest';
import { nextStep, type NextStepRecords } from './next-step';

const today = '2026-11-21';
const now = Date.parse(`${today}T12:00:00Z`);

const course = (id: string, day: string, state: Course['state'] = 'open'): Course => ({
  ...courseWith(),
  id,
  state,
  placesLeft: 2,
  startsAt: `${day}T08:00:00Z`,
  endsAt: `${day}T16:00:00Z`,
});
const registration = (id: string, day: string, state: CourseRegistration['state'] = 'confirmed') =>
  ({ id, state, course: course(id, day) }) as CourseRegistration;
const window = (id: string, updatedOn: string, freshness: WindowView['freshness']) =>
  ({ id, code: 'MDA0203', updatedOn, freshness, past: false, from: today, to: '2027-11-21' }) as WindowView;
const device = (id: string) =>
  ({ id, workingName: id, tradeName: null, stage: 'prototype', classVariant: 'IIa' }) as const;
const application = (id: string, target: string | null = null) => ({ device: device(id), target });
const attention = (id: string): DeviceAttention => ({
  device: device(id),
  reasons: [{ kind: 'targetSoon', on: '2026-12-01' }],
});

const none: NextStepRecords = {
  attention: [],
  application: null,
  windows: [],
  registrations: [],
  courses: [],
  isCandidate: false,
};
/** The kind of the next step and the id of its record. */
function next(records: Partial<NextStepRecords>) {
  const step = nextStep({ ...none, ...records }, now);
  switch (step?.kind) {
    case 'device':
      return ['device', step.attention.device.id];
    case 'windows':
      return ['windows', step.oldest.id, step.count];
    case 'application':
      return ['application', step.application.device.id];
    case 'registration':
      return ['registration', step.registration.id];
    case 'course':
      return ['course', step.course.id];
    case 'jobBoard':
      return ['jobBoard'];
    default:
      return null;
  }
}

describe('the next step on the hub', () => {
  const registrations = [registration('soon', '2026-11-23')];

  it('is the most urgent device that needs attention, before everything else', () =>
    expect(next({ attention: [attention('d1'), attention('d2')], registrations })).toEqual(['device', 'd1']));

  it('is the oldest window that was not confirmed', () => {
    const windows = [
      window('b', '2026-08-02', 'stale'),
      window('a', '2026-08-01', 'stale'),
      window('c', today, 'fresh'),
    ];
    expect(next({ windows, registrations })).toEqual(['windows', 'a', 2]);
  });

  it('is the application or the registered course with the nearer date', () => {
    const spring = [registration('spring', '2027-03-15')];
    expect(next({ application: application('d', '2027-03-14'), registrations: spring })).toEqual(['application', 'd']);
    expect(next({ application: application('d', '2027-03-16'), registrations: spring })).toEqual([
      'registration',
      'spring',
    ]);
    expect(next({ application: application('undated'), registrations: spring })).toEqual(['registration', 'spring']);
    expect(next({ application: application('undated') })).toEqual(['application', 'undated']);
  });

  it('is the next registered course that has not started; a waiting list is no step of the user', () =>
    expect(
      next({
        registrations: [
          registration('later', '2027-02-01'),
          registration('started', today),
          registration('cancelled', '2026-12-01', 'cancelled'),
          registration('waiting', '2026-12-02', 'waiting'),
          registration('next', '2026-12-03'),
        ],
      }),
    ).toEqual(['registration', 'next']));

  it('is the next course with free places for a user without tasks', () => {
    const courses = [course('full', '2026-12-01', 'waiting_list'), course('open', '2026-12-02')];
    expect(next({ courses })).toEqual(['course', 'open']);
    expect(next({})).toBeNull();
  });

  it('of a candidate is the job board if no course is open, also while the candidate is on a waiting list (D.440)', () => {
    expect(next({ isCandidate: true, courses: [course('open', '2026-12-02')] })).toEqual(['course', 'open']);
    const waiting = [registration('waiting', '2026-12-02', 'waiting')];
    const courses = [course('full', '2026-12-01', 'waiting_list')];
    expect(next({ isCandidate: true, registrations: waiting, courses })).toEqual(['jobBoard']);
    expect(next({ isCandidate: true })).toEqual(['jobBoard']);
  });
});
