import { NextCourses } from './next-courses';
import { OwnRegistrations } from './own-registrations';

/** The next courses and the user's registrations, for the hub. */
export const CoursesSection = () => (
  <>
    <NextCourses />
    <OwnRegistrations />
  </>
);
