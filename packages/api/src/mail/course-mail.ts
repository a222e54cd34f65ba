import { courseCalendar } from '@attesta/domain/courses/calendar';
import { courseFacts, type CourseMailFacts } from './course-facts.ts';
import { courseMailTexts, type CourseMailTemplate } from './texts/courses.ts';
import { colonOf, mailLanguageOf } from './languages.ts';
import { renderText, type Mail, type MailAttachment } from './render-mail.ts';

interface CourseMail {
  readonly to: string;
  readonly language: string;
  readonly origin: string;
  /** The sender of the mail: `Name <address>`. */
  readonly from: string;
  readonly course: CourseMailFacts;
}

const linkOf = ({ origin, course: { courseId, registrationId } }: CourseMail) =>
  `${origin}/register-course/${encodeURIComponent(courseId)}?registration=${encodeURIComponent(registrationId)}`;

/** A calendar file that adds, updates or removes the course; none for a registration on the waiting list. */
function attachmentsOf({ from, course }: CourseMail, link: string): MailAttachment[] {
  const { registrationId: id, number, state, registeredAt: createdAt, changedAt } = course;
  if (state === 'waiting') return [];
  return [
    courseCalendar({ id, number, state, createdAt, course }, { link, now: new Date(changedAt), organizer: from }),
  ];
}

/** Renders a mail about a registration in the language of the account. */
export function renderCourseMail(template: CourseMailTemplate, mail: CourseMail): Mail {
  const language = mailLanguageOf(mail.language);
  const link = linkOf(mail);
  const { subject, ...text } = courseMailTexts[template][language];
  const rendered = renderText(
    { ...text, subject: `${subject}${colonOf[language]}${mail.course.title}` },
    { to: mail.to, language, link, facts: courseFacts(mail.course, language) },
  );
  return { ...rendered, attachments: attachmentsOf(mail, link) };
}
