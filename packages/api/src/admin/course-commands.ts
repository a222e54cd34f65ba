import { recordId } from '@attesta/domain/values/record-id';
import {
  addCourse,
  allCourses,
  cancelByNumber,
  cancelCourse,
  changeCourse,
  courseOf,
  findCourse,
  numberOf,
  registrationNumber,
  registrationsFor,
} from '../areas/courses/index.ts';
import type { MailContext } from '../mail/mail-job.ts';
import type { Queries } from '../database/database.ts';
import { Failure } from '../http/failure.ts';
import type { Settings } from '../settings/settings.ts';
import { parseCourse } from './course-file.ts';
import { euros } from './euros.ts';
import { done, refused, type CommandResult } from './result.ts';
import { plain, table } from './table.ts';

/** A command that needs no account. `args` are the words after its name. */
export type CommandWithoutAccount = (
  context: MailContext & { readonly queries: Queries; readonly settings: Settings },
  args: readonly string[],
) => Promise<CommandResult>;

const minutes = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ');

const numbered = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const mails = (count: number) => numbered(count, 'mail is sent', 'mails are sent');

/** Returns the result of work on a course, or the refusal if there is no such course. */
export async function ifFound(id: string, work: () => Promise<CommandResult>): Promise<CommandResult> {
  const absent = refused(`There is no course ${plain(id)}.`);
  // The database rejects some of the other characters.
  if (!recordId.safeParse(id).success) return absent;
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return absent;
    throw error;
  }
}

const isOver = (id: string) => `${id} has already taken place. Nothing was changed.`;

const list: CommandWithoutAccount = async ({ queries, now }) => {
  const rows = (await allCourses(queries)).map(({ waiting, ...course }) => {
    const { id, title, state, capacity } = courseOf(course, now);
    const places = `${course.confirmed} of ${capacity}`;
    return [id, `${minutes(course.row.startsAt)} UTC`, state, places, `${waiting} waiting`, title];
  });
  return done(table(rows) || 'No courses yet.');
};

const add: CommandWithoutAccount = async ({ queries, now }, [file = '']) => {
  const course = parseCourse(file);
  return (await addCourse(queries, course, now))
    ? done(`${course.id} is added.`)
    : refused(`There is already a course ${course.id}. Use course change, or choose another id.`);
};

const change: CommandWithoutAccount = ({ queries, ...context }, [file = '']) => {
  const course = parseCourse(file);
  return ifFound(course.id, async () => {
    const change = await changeCourse(queries, course, context);
    if (change.result === 'cancelled') return refused(`${course.id} is cancelled and cannot be changed.`);
    if (change.result === 'over') return refused(isOver(course.id));
    if (change.result === 'too_small') {
      const confirmed = numbered(change.confirmed, 'registration is', 'registrations are');
      return refused(`${confirmed} confirmed, more than the new capacity of ${course.capacity}. Nothing was changed.`);
    }
    const promoted = numbered(change.promoted, 'registration gets', 'registrations get');
    return done(
      `${course.id} is changed. ${promoted} a place from the waiting list. ${mails(change.informed + change.promoted)}.`,
    );
  });
};

const cancel: CommandWithoutAccount = ({ queries, ...context }, [id = '']) =>
  ifFound(id, async () => {
    const cancelled = await cancelCourse(queries, id, context);
    if (cancelled.result === 'already_cancelled') return refused(`${id} is already cancelled.`);
    if (cancelled.result === 'over') return refused(isOver(id));
    const registrations = numbered(cancelled.registrations, 'registration is', 'registrations are');
    return done(`${id} and ${registrations} cancelled. ${mails(cancelled.registrations)}.`);
  });

const registrations: CommandWithoutAccount = ({ queries }, [id = '']) =>
  ifFound(id, async () => {
    await findCourse(queries, id);
    const rows = (await registrationsFor(queries, id)).map(({ registration, email }) => {
      const { number, state, participant, documents, total, billing, createdAt } = registration;
      const name = `${participant.firstName} ${participant.lastName}`.trim();
      const facts = [`${minutes(createdAt)} UTC`, email, name, participant.email, documents, euros(total)];
      return [registrationNumber(number), state, ...facts, billing?.organisation ?? ''];
    });
    return done(table(rows) || 'No registrations yet.');
  });

const cancelRegistration: CommandWithoutAccount = async ({ queries, ...context }, [text = '']) => {
  const number = numberOf(text);
  const cancelled = number === null ? null : await cancelByNumber(queries, number, context);
  if (number === null || cancelled === null) return refused(`There is no registration ${plain(text)}.`);
  const printed = registrationNumber(number);
  return cancelled
    ? done(`${printed} is cancelled. A mail is sent. Its place goes to the waiting list.`)
    : refused(`${printed} is already cancelled.`);
};

/** Commands for courses and their registrations. */
export const courseCommands: Readonly<Record<string, CommandWithoutAccount | undefined>> = {
  'course list': list,
  'course add': add,
  'course change': change,
  'course cancel': cancel,
  'course registrations': registrations,
  'registration cancel': cancelRegistration,
};
