import type { CourseFormat, RegistrationState } from '@attesta/domain/courses/schema';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';

/** The facts that a mail about a course contains, as they are when its job is added. */
export interface CourseMailFacts {
  readonly registrationId: string;
  /** State after the change that the mail reports. */
  readonly state: RegistrationState;
  /** Printed number of the registration. */
  readonly number: string;
  readonly courseId: string;
  readonly title: string;
  /** Instants in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly format: CourseFormat;
  readonly place: string | null;
  /** In cents, with VAT. */
  readonly total: number;
  /** When the registration was made. */
  readonly registeredAt: string;
  /** Instant of the change. */
  readonly changedAt: string;
}

const labels = {
  en: { course: 'Course', time: 'Date and time', place: 'Place', online: 'Online', total: 'Total', number: 'Number' },
  fr: {
    course: 'Formation',
    time: 'Date et heure',
    place: 'Lieu',
    online: 'En ligne',
    total: 'Total',
    number: 'Numéro',
  },
  ro: { course: 'Curs', time: 'Data și ora', place: 'Loc', online: 'Online', total: 'Total', number: 'Număr' },
  zh: { course: '课程', time: '日期和时间', place: '地点', online: '线上', total: '总价', number: '编号' },
} satisfies Record<MailLanguage, Record<string, string>>;

const locales: Record<MailLanguage, string> = { en: 'en-GB', fr: 'fr', ro: 'ro', zh: 'zh-CN' };

/** Formats start and end in the time zone of the course, with the name of the zone. */
function timeOf({ startsAt, endsAt, timeZone }: CourseMailFacts, language: MailLanguage): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return format.formatRange(new Date(startsAt), new Date(endsAt));
}

const money = (cents: number, language: MailLanguage) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** The facts of a course with their labels, for a mail. */
export function courseFacts(course: CourseMailFacts, language: MailLanguage): (readonly [string, string])[] {
  const label = labels[language];
  return [
    [label.course, course.title],
    [label.time, timeOf(course, language)],
    [label.place, course.format === 'online' ? label.online : (course.place ?? '')],
    [label.total, money(course.total, language)],
    [label.number, course.number],
  ];
}
