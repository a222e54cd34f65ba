export { CoursesSection } from './hub/courses-section';
