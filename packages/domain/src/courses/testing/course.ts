import type { CourseFacts } from '../schema.ts';

/** A valid course with the given changes, for tests. */
export const courseWith = (changes: Partial<CourseFacts> = {}): CourseFacts => ({
  id: 'mdr-technical-documentation',
  title: 'Technical documentation under the MDR',
  summary: 'Annex II and III in practice.',
  language: 'en',
  trainer: 'Dr Miriam Falk',
  startsAt: '2027-02-03T08:00:00Z',
  endsAt: '2027-02-04T16:00:00Z',
  closesAt: '2027-01-27T23:00:00Z',
  timeZone: 'Europe/Brussels',
  format: 'on_site',
  place: 'Rue de la Loi 200, 1040 Brussels',
  capacity: 3,
  price: 59_500,
  vatRate: 1900,
  printedDocumentsPrice: 4500,
  ...changes,
});
