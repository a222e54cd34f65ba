import { getCourseRegistration, listCourseRegistrations, registerForCourse } from '@attesta/domain/courses/calls';
import type { Course, RegistrationInput } from '@attesta/domain/courses/schema';
import { attach, createEvent, createStore, sample } from 'effector';
import { $cart, checkoutReset } from '../../checkout';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { $sessionNumber, sessionEnded } from '../../../platform/session/model';
import { isCartOf } from './cart-of-course';
import { registrationOf } from './registration-input';
import { $openCourseId } from './visit';

/** The user confirmed the registration with the binding button. */
export const registrationRequested = createEvent<{
  course: Course;
  /** The discount code that the server has accepted. */
  code: string | null;
  joinWaitingList: boolean;
}>();

interface Request {
  courseId: string;
  /** The number of the session that sends the request. */
  session: number;
  body: RegistrationInput;
}

const sendRegistrationFx = createCallFx(registerForCourse, ({ registration }) => [
  knownRead(getCourseRegistration, { params: { id: registration.id } }, { registration }),
  knownRead(
    listCourseRegistrations,
    {},
    (list) =>
      list && { registrations: [registration, ...list.registrations.filter(({ id }) => id !== registration.id)] },
  ),
]);

/** Its response may arrive on another page or in another session. Use `registered` and `rejected` instead. */
export const registerForCourseFx = attach({
  effect: sendRegistrationFx,
  mapParams: ({ courseId, body }: Request) => ({ params: { courseId }, body }),
});

const isOfSession = (session: number, { params }: { params: Request }) => params.session === session;

const finished = sample({
  clock: registerForCourseFx.finally,
  source: $sessionNumber,
  filter: isOfSession,
  fn: (_, end) => end,
});

/** The courses for which a registration of this session is pending. */
export const $registeringIds = createStore<readonly string[]>([])
  .on(registerForCourseFx, (ids, { courseId }) => [...ids, courseId])
  .on(finished, (ids, { params }) => ids.filter((id) => id !== params.courseId))
  .reset(sessionEnded);

// A second request while the first is pending is ignored. A repeated one returns the existing registration.
sample({
  clock: registrationRequested,
  source: { cart: $cart, session: $sessionNumber, registeringIds: $registeringIds },
  filter: ({ cart, registeringIds }, { course }) =>
    !registeringIds.includes(course.id) && isCartOf(cart.checkout, course.id),
  fn: ({ cart, session }, request) => ({
    courseId: request.course.id,
    session,
    body: registrationOf(cart.checkout, request),
  }),
  target: registerForCourseFx,
});

const succeeded = sample({
  clock: registerForCourseFx.done,
  source: { session: $sessionNumber, openId: $openCourseId },
  filter: ({ session }, done) => isOfSession(session, done),
  fn: ({ openId }, { params: { courseId }, result: { registration } }) => ({
    courseId,
    registration,
    isOpen: courseId === openId,
  }),
});

/** The server confirmed the registration for the course that is open. */
export const registered = sample({
  clock: succeeded,
  filter: ({ isOpen }) => isOpen,
  fn: ({ registration }) => registration,
});

/** The registration for the course that is open failed. */
export const rejected = sample({
  clock: registerForCourseFx.fail,
  source: { session: $sessionNumber, openId: $openCourseId },
  filter: ({ session, openId }, fail) => isOfSession(session, fail) && fail.params.courseId === openId,
  fn: (_, { error }) => error,
});

// Also when the page was left: the cart must not contain the course at the next visit. A cart of another course is
// kept.
sample({
  clock: succeeded,
  source: $cart,
  filter: ({ checkout }, { courseId }) => isCartOf(checkout, courseId),
  target: checkoutReset,
});
