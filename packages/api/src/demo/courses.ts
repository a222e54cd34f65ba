import { newCourseSchema, type CourseFacts, type DiscountOffer } from '@attesta/domain/courses/schema';
import { addDays, type CalendarDate } from '@attesta/domain/values/dates';

/** A fictional course, with its days relative to the day of the first start. */
interface DemoCourse extends Omit<CourseFacts, 'startsAt' | 'endsAt' | 'closesAt'> {
  /** Days from the first start to the first day of the course. */
  readonly inDays: number;
  readonly lastsDays: number;
}

/** Registration ends so many days before the course. */
const closesDaysBefore = 5;

const demoCourses: readonly DemoCourse[] = [
  {
    id: 'mdr-technical-documentation',
    title: 'Technical documentation under the MDR: Annexes II and III',
    summary:
      'Structure and content of technical documentation that a notified body can assess without additional questions. ' +
      'Participants work on the documentation of a class IIb device: device description, general safety and performance ' +
      'requirements, risk management, verification and validation, and the documentation on post-market surveillance.\n\n' +
      'For regulatory affairs managers with basic knowledge of the MDR.',
    language: 'en',
    trainer: 'Dr Miriam Falk',
    inDays: 24,
    lastsDays: 2,
    timeZone: 'Europe/Brussels',
    format: 'on_site',
    place: 'Conference Centre Noordhof, Rue de la Loi 200, 1040 Brussels',
    capacity: 12,
    price: 119_000,
    vatRate: 2100,
    printedDocumentsPrice: 4500,
  },
  {
    id: 'ivdr-performance-evaluation',
    title: 'Performance evaluation under the IVDR: Annex XIII in practice',
    summary:
      'Scientific validity, analytical performance and clinical performance: how the three reports fit together, which ' +
      'data are sufficient for each class, and what notified bodies most often ask. With a workshop on the plan of a ' +
      'class C device.',
    language: 'en',
    trainer: 'Dr Anneli Korhonen',
    inDays: 31,
    lastsDays: 1,
    timeZone: 'Europe/Berlin',
    format: 'online',
    place: null,
    capacity: 6,
    price: 59_500,
    vatRate: 1900,
    printedDocumentsPrice: null,
  },
  {
    id: 'evaluation-clinique-mdr',
    title: "L'évaluation clinique selon le règlement (UE) 2017/745",
    summary:
      "Du plan d'évaluation clinique au rapport : équivalence, recherche documentaire, données issues du suivi clinique " +
      'après commercialisation et lien avec la gestion des risques. Étude de cas sur un dispositif implantable.',
    language: 'fr',
    trainer: 'Hélène Marchetti',
    inDays: 45,
    lastsDays: 1,
    timeZone: 'Europe/Paris',
    format: 'on_site',
    place: '18 rue des Archives, 75004 Paris',
    capacity: 16,
    price: 78_000,
    vatRate: 2000,
    printedDocumentsPrice: 3500,
  },
  {
    id: 'eudamed-registration',
    title: 'EUDAMED: registration of economic operators and devices',
    summary:
      'A free introduction: who registers when, the single registration number, Basic UDI-DI and UDI-DI, and bulk upload. ' +
      'With time for questions.',
    language: 'en',
    trainer: 'Tomás Ferreira',
    inDays: 12,
    lastsDays: 1,
    timeZone: 'Europe/Brussels',
    format: 'online',
    place: null,
    capacity: 200,
    price: 0,
    vatRate: 2100,
    printedDocumentsPrice: null,
  },
  {
    id: 'audit-intern-iso-13485',
    title: 'Audit intern conform ISO 13485:2016',
    summary:
      'Planificarea, desfășurarea și raportarea auditurilor interne ale sistemului de management al calității pentru ' +
      'dispozitive medicale. Participanții formulează neconformități pe baza unor dovezi de audit și verifică eficacitatea ' +
      'acțiunilor corective.',
    language: 'ro',
    trainer: 'Cristina Dobrescu',
    inDays: 60,
    lastsDays: 2,
    timeZone: 'Europe/Bucharest',
    format: 'on_site',
    place: 'Strada Academiei 28, 010016 București',
    capacity: 20,
    price: 47_600,
    vatRate: 2100,
    printedDocumentsPrice: null,
  },
];

/** The fictional courses with times relative to `day`, validated by the schema of the domain. */
export const demoCourseFacts = (day: CalendarDate): CourseFacts[] =>
  demoCourses.map(({ inDays, lastsDays, ...facts }) => {
    const first = addDays(day, inDays);
    return newCourseSchema.parse({
      ...facts,
      startsAt: `${first}T08:00:00Z`,
      endsAt: `${addDays(first, lastsDays - 1)}T15:30:00Z`,
      closesAt: `${addDays(first, -closesDaysBefore)}T22:00:00Z`,
    });
  });

/** The discount codes of the demo data: 10 % on every course, and EUR 50 on one, for 20 registrations. */
export const demoDiscounts: readonly DiscountOffer[] = [
  {
    code: 'WELCOME-10',
    discount: { kind: 'percent', percent: 10 },
    courseId: null,
    validUntil: null,
    maxUses: null,
  },
  {
    code: 'MDR-50',
    discount: { kind: 'amount', amount: 5000 },
    courseId: 'mdr-technical-documentation',
    validUntil: null,
    maxUses: 20,
  },
];

/**
 * Accounts registered for each course, in the order of their registrations: one course is nearly full, and one is full,
 * with the last accounts on its waiting list.
 */
export const demoAttendees: Readonly<Record<string, readonly string[]>> = {
  'mdr-technical-documentation': [
    'op-01',
    'op-02',
    'op-03',
    'op-04',
    'op-05',
    'op-06',
    'op-07',
    'op-08',
    'op-09',
    'op-10',
    'nb-9103',
  ],
  'ivdr-performance-evaluation': [
    'op-04',
    'op-05',
    'op-06',
    'op-07',
    'nb-9101',
    'nb-9102',
    'op-01',
    'op-12',
    'candidate',
  ],
  'eudamed-registration': ['op-02', 'op-03', 'op-11', 'not-approved', 'not-configured'],
};
