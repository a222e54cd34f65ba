import { courseCalendar } from '@attesta/domain/courses/calendar';
import { courseFacts, type CourseMailFacts } from './course-facts.ts';
import { courseMailTexts, type CourseMailTemplate } from './course-mail-texts.ts';
import { mailLanguageOf } from './languages.ts';
import { renderText, type Mail, type MailAttachment } from './render-mail.ts';

interface CourseMail {
  readonly to: string;
  readonly language: string;
  readonly origin: string;
  readonly course: CourseMailFacts;
}

const linkOf = ({ origin, course: { courseId, registrationId } }: CourseMail) =>
  `${origin}/register-course/${encodeURIComponent(courseId)}?registration=${encodeURIComponent(registrationId)}`;

/** State of the registration in the attached calendar file; null for mails without one. */
const calendarStates = {
  registrationConfirmed: 'confirmed',
  placeAvailable: 'confirmed',
  waitingListJoined: null,
  registrationCancelled: 'cancelled',
  courseCancelled: 'cancelled',
} as const satisfies Record<CourseMailTemplate, 'confirmed' | 'cancelled' | null>;

function attachmentsOf(template: CourseMailTemplate, mail: CourseMail, link: string): MailAttachment[] {
  const state = calendarStates[template];
  if (state === null) return [];
  const { registrationId: id, number, changedAt, ...course } = mail.course;
  return [courseCalendar({ id, number, state, course }, { link, now: new Date(changedAt) })];
}

/** Renders a mail about a registration in the language of the account, with a calendar file if it adds or removes one. */
export function renderCourseMail(template: CourseMailTemplate, mail: CourseMail): Mail {
  const language = mailLanguageOf(mail.language);
  const link = linkOf(mail);
  const { subject, ...text } = courseMailTexts[template][language];
  const rendered = renderText(
    { ...text, subject: `${subject}: ${mail.course.title}` },
    { to: mail.to, language, link, facts: courseFacts(mail.course, language) },
  );
  return { ...rendered, attachments: attachmentsOf(template, mail, link) };
}
