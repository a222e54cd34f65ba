export { CoursesSection } from './hub/courses-section';
export { nextCourses } from './hub/next-courses';
