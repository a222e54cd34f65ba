import { expect, it } from 'vitest';
import { openCourse, registrationWith } from '../testing/registrations';
import { hubRegistrations } from './hub-registrations';

const now = Date.parse('2027-02-01T00:00:00Z');
const at = (id: string, startsAt: string, state: 'confirmed' | 'cancelled' = 'confirmed') =>
  registrationWith({ id, state, course: openCourse({ startsAt, endsAt: startsAt.replace('T08', 'T16') }) });

it('shows registrations for the next courses first, then past and cancelled ones, at most five (D.77)', () => {
  const list = [
    at('cancelled', '2027-02-05T08:00:00Z', 'cancelled'),
    at('later', '2027-06-05T08:00:00Z'),
    at('past', '2026-06-05T08:00:00Z'),
    at('next', '2027-02-03T08:00:00Z'),
    at('older', '2025-06-05T08:00:00Z'),
    at('oldest', '2024-06-05T08:00:00Z'),
  ];
  expect(hubRegistrations(list, now).map(({ id }) => id)).toEqual(['next', 'later', 'cancelled', 'past', 'older']);
});
