import type { Course } from '@attesta/domain/courses/schema';
import { createEvent, createStore, merge } from 'effector';
import { sessionEnded } from '../../../platform/session/model';

/** The page of the course with an id was opened. */
export const courseOpened = createEvent<string>();
/** The page shows the steps for a course. Called again when the facts of the course change. */
export const courseShown = createEvent<Course>();
/** The page was left. */
export const courseLeft = createEvent();

/** The id of the course whose page is open. Null on other pages. */
export const $openCourseId = createStore<string | null>(null)
  .on(courseOpened, (_, id) => id)
  .reset(courseLeft);

/** A visit of a course page ended: another one starts, the page was left, or the session ended. */
export const visitEnded = merge([courseOpened, courseLeft, sessionEnded]);
