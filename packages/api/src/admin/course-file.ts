import fs from 'node:fs';
import { resolve } from 'node:path';
import { fieldProblems, type ProblemCode } from '@attesta/domain/contract/problems';
import { newCourseSchema, type CourseFacts } from '@attesta/domain/courses/schema';
import { OperatorError } from '../operator/operator-error.ts';
import { plain } from './table.ts';

/** Maximum size of a file in bytes. The longest valid course, with every character escaped, has two thirds of it. */
export const maxCourseBytes = 200_000;

const commandsWithFile = new Set(['course add', 'course change']);

/**
 * Replaces the name of a course file by its content, so that the portal, which may run as another user, opens no file.
 * @throws OperatorError if the file cannot be read
 */
export function withCourseFile(args: readonly string[]): readonly string[] {
  const [name, second, file] = args;
  if (file === undefined || !commandsWithFile.has(`${name} ${second}`)) return args;
  const path = resolve(file);
  const entry = fs.statSync(path, { throwIfNoEntry: false });
  const printed = plain(path);
  if (!entry) throw new OperatorError(`There is no file ${printed}.`);
  if (!entry.isFile()) throw new OperatorError(`${printed} is not a file.`);
  if (entry.size > maxCourseBytes) {
    throw new OperatorError(`The file ${printed} is larger than a course can be (${maxCourseBytes / 1000} kB).`);
  }
  return [name ?? '', second ?? '', decoded(fs.readFileSync(path), printed)];
}

/**
 * Decodes a file, without its byte order mark.
 * @throws OperatorError for another encoding, whose text would be stored and mailed with wrong characters
 */
function decoded(content: Uint8Array, printed: string): string {
  const wrongEncoding = () => new OperatorError(`The file ${printed} is not UTF-8. Save it as UTF-8, then try again.`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw wrongEncoding();
  }
  // UTF-16 without a byte order mark.
  if (text.includes('\0')) throw wrongEncoding();
  return text;
}

const texts: Partial<Record<ProblemCode, string>> = {
  required: 'is missing',
  unknown_field: 'is not a field of a course',
  too_short: 'is too short',
  too_long: 'is too long',
  too_small: 'is too small',
  too_large: 'is too large',
  not_in_list: 'is not one of the allowed values',
  date: 'is not an instant in UTC, such as 2027-02-03T08:00:00Z',
  pattern: 'contains characters that are not allowed',
};

/** Explanations of problems whose code alone is not clear. */
const explained: Record<string, string> = {
  'id pattern': 'may contain small letters, digits and hyphens, such as mdr-audit-2027',
  'endsAt date': 'must be an instant in UTC, such as 2027-02-03T16:00:00Z, after startsAt',
  'closesAt date': 'must be an instant in UTC, such as 2027-01-27T23:00:00Z, not after startsAt',
  'timeZone not_in_list': 'must be a time zone, such as Europe/Brussels',
  'place required': 'must be the address of an on-site course, and null for an online one',
};

/**
 * Parses the content of a course file.
 * @throws OperatorError that lists every field to correct
 */
export function parseCourse(text: string): CourseFacts {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new OperatorError('The file is not valid JSON.');
  }
  const { data, error } = newCourseSchema.safeParse(input);
  if (data) return data;
  const lines = Object.entries(fieldProblems(error, input)).map(([field, code]) => {
    const problem = explained[`${field} ${code}`] ?? texts[code] ?? 'has the wrong type';
    return `  ${plain(field).slice(0, 100) || 'the file'} ${problem}`;
  });
  throw new OperatorError(`The course cannot be used:\n${lines.slice(0, 50).join('\n')}`);
}
