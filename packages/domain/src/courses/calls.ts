import { z } from 'zod';
import { call } from '../contract/call.ts';
import { cursor, cursorId, cursorInstant } from '../contract/cursor.ts';
import { errorSchema } from '../contract/responses.ts';
import { recordId } from '../values/record-id.ts';
import {
  coursePriceSchema,
  courseSchema,
  discountCode,
  documentFormats,
  registrationInputSchema,
  registrationSchema,
} from './schema.ts';

const courseParams = z.strictObject({ courseId: recordId.min(1) });
const registrationParams = z.strictObject({ id: recordId.min(1) });
const registrationResponse = z.object({ registration: registrationSchema });

/** Maximum number of courses on one page of {@link listCourses}. */
export const maxCoursesPerPage = 50;

/** Cursor of the list of courses: the instant of the start, id. */
export const courseCursor = cursor(z.tuple([cursorInstant, cursorId]));

export const listCourses = call({
  method: 'GET',
  path: '/api/courses',
  who: 'signed-in',
  summary:
    'Lists the courses that have not started yet and are not cancelled, next first. Send `next` as `after` for the next ' +
    'page; it is null on the last page.',
  query: z.strictObject({
    after: courseCursor.optional(),
    pageSize: z.coerce.number().int().min(1).max(maxCoursesPerPage).default(20),
  }),
  response: z.object({ courses: z.array(courseSchema), next: z.string().nullable() }),
});

export const getCourse = call({
  method: 'GET',
  path: '/api/courses/:courseId',
  who: 'signed-in',
  summary: 'Returns one course, also one that has started or was cancelled.',
  params: courseParams,
  response: z.object({ course: courseSchema }),
});

export const getCoursePrice = call({
  method: 'GET',
  path: '/api/courses/:courseId/price',
  who: 'signed-in',
  summary:
    'Returns what a place costs with a discount code and the chosen documents. 400 with `fields.discountCode` if the ' +
    'code is unknown, expired or used up, all with the same code.',
  params: courseParams,
  query: z.strictObject({
    discountCode: discountCode.optional(),
    documents: z.enum(documentFormats).default('pdf'),
  }),
  response: z.object({ price: coursePriceSchema }),
});

/**
 * Body of a 409 to a registration, with the code `price_changed`, `course_full` or `course_closed`: the course and the
 * price that are valid now.
 */
export const registrationConflictSchema = errorSchema.extend({ course: courseSchema, price: coursePriceSchema });
export type RegistrationConflict = z.output<typeof registrationConflictSchema>;

export const registerForCourse = call({
  method: 'POST',
  path: '/api/courses/:courseId/registrations',
  who: 'signed-in',
  summary:
    'Registers the caller for a course. A caller has at most one registration per course: a repeated request returns ' +
    'the existing one. 409 `price_changed` if the total is not `expectedTotal`, `course_full` if no place is free and ' +
    '`joinWaitingList` is false, `course_closed` if the course accepts no registrations.',
  params: courseParams,
  body: registrationInputSchema,
  status: 201,
  response: registrationResponse,
  errors: { 409: registrationConflictSchema },
});

export const listCourseRegistrations = call({
  method: 'GET',
  path: '/api/course-registrations',
  who: 'signed-in',
  summary: "Lists the caller's registrations, cancelled ones last, then last created first, at most 200.",
  response: z.object({ registrations: z.array(registrationSchema) }),
});

export const getCourseRegistration = call({
  method: 'GET',
  path: '/api/course-registrations/:id',
  who: 'signed-in',
  summary: "Returns one of the caller's registrations. 404 for another user's, as for one that does not exist.",
  params: registrationParams,
  response: registrationResponse,
});

export const cancelCourseRegistration = call({
  method: 'DELETE',
  path: '/api/course-registrations/:id',
  who: 'signed-in',
  summary:
    "Cancels one of the caller's registrations and gives the place to the first user on the waiting list. Repeating " +
    'the request returns the cancelled registration. 409 `course_closed` if it is not `cancellable` any more.',
  params: registrationParams,
  response: registrationResponse,
  errors: { 409: errorSchema },
});

export const courseCalls = [
  listCourses,
  getCourse,
  getCoursePrice,
  registerForCourse,
  listCourseRegistrations,
  getCourseRegistration,
  cancelCourseRegistration,
] as const;
