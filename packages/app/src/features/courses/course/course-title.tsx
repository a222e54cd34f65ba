import type { CourseFacts } from '@attesta/domain/courses/schema';

/** The title of a course, marked with the language of the course. */
export const CourseTitle = ({ course }: { course: Pick<CourseFacts, 'title' | 'language'> }) => (
  <bdi lang={course.language}>{course.title}</bdi>
);
