export { courseDays } from './course/course-times';
export { CourseTitle } from './course/course-title';
export { CoursesSection } from './hub/courses-section';
export { nextCourses } from './hub/next-courses';
