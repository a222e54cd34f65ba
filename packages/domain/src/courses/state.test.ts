import { describe, expect, it } from 'vitest';
import { isCancellable } from './cancellable.ts';
import { needsBilling } from './needs-billing.ts';
import { courseState, placesLeft } from './state.ts';
import { courseWith } from './testing/course.ts';

const course = courseWith({ capacity: 3, closesAt: '2027-01-27T23:00:00Z' });
const before = new Date('2027-01-27T22:59:59.999Z');
const closing = new Date('2027-01-27T23:00:00Z');

describe('The state of a course', () => {
  it.each([
    ['open with a free place', 2, null, before, 'open'],
    ['waiting_list without a free place', 3, null, before, 'waiting_list'],
    ['waiting_list with more registrations than places', 4, null, before, 'waiting_list'],
    ['closed at the end of registration', 0, null, closing, 'closed'],
    ['closed after it, even if it is full', 3, null, new Date('2027-03-01T00:00:00Z'), 'closed'],
    ['cancelled by the organiser', 0, before, before, 'cancelled'],
    ['cancelled rather than closed', 3, before, closing, 'cancelled'],
  ])('is %s', (_name, confirmed, cancelledAt, now, state) => {
    expect(courseState(course, { confirmed, cancelledAt }, now)).toBe(state);
  });
});

describe('Free places', () => {
  it('are never negative', () => {
    expect([0, 2, 3, 4].map((confirmed) => placesLeft(course, confirmed))).toEqual([3, 1, 0, 0]);
  });
});

describe('A registration', () => {
  it.each([
    ['confirmed', null, before, true],
    ['confirmed', null, closing, false],
    ['cancelled', null, before, false],
    ['cancelled', closing, before, false],
    ['waiting', null, closing, true],
    ['waiting', null, new Date(course.startsAt), false],
    ['confirmed', closing, new Date('2027-02-03T07:59:59Z'), true],
    ['confirmed', closing, new Date(course.startsAt), false],
    ['confirmed', new Date('2027-01-25T23:00:01Z'), closing, true],
    ['confirmed', new Date('2027-01-25T23:00:00Z'), closing, false],
  ] as const)('that is %s, promoted at %s, is at %s cancellable: %s', (state, promotedAt, now, cancellable) => {
    expect(isCancellable(course, { state, promotedAt }, now)).toBe(cancellable);
  });

  it('needs a billing address if it costs something or documents are sent by post', () => {
    expect(needsBilling(1, 'pdf')).toBe(true);
    expect(needsBilling(0, 'post')).toBe(true);
    expect(needsBilling(0, 'pdf')).toBe(false);
  });
});
