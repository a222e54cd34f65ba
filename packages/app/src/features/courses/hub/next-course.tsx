import type { Course, CourseRegistration } from '@attesta/domain/courses/schema';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { courseDays } from '../course/course-times';
import { CourseTitle } from '../course/course-title';
import { useMoney } from '../course/use-money';
import { usePlaces } from '../course/use-places';
import { coursePaths } from '../../../platform/navigation/paths';

interface NextCourseProps {
  course: Course;
  /** The user's active registration for the course. */
  registration: CourseRegistration | undefined;
}

/** A course in the list of the next courses, with a link to register or to the user's registration. */
export function NextCourse({ course, registration }: NextCourseProps) {
  const { t, i18n } = useTranslation('courses');
  const { money } = useMoney();
  const places = usePlaces();
  const { id, title, format, price, state } = course;
  const isOpen = state === 'open' || state === 'waiting_list';
  return (
    <li>
      <div data-slot="words">
        <strong>
          <CourseTitle course={course} />
        </strong>
        <span data-slot="facts">
          <bdi>{courseDays(course, i18n.language)}</bdi>
          <bdi>{t(format === 'online' ? 'facts.online' : 'facts.onSite')}</bdi>
          <bdi>{price === 0 ? t('facts.noPrice') : money(price)}</bdi>
          <bdi>{places(course)}</bdi>
        </span>
      </div>
      {registration ? (
        <Button
          variant="outlined"
          tone="neutral"
          aria-label={t('hub.viewOf', { title })}
          render={<RouterLink to={coursePaths.registration(id, registration.id)} />}
        >
          {t('hub.view')}
        </Button>
      ) : (
        isOpen && (
          <Button
            variant="outlined"
            aria-label={t(state === 'open' ? 'hub.registerFor' : 'hub.joinListFor', { title })}
            render={<RouterLink to={coursePaths.register(id)} />}
          >
            {t(state === 'open' ? 'hub.register' : 'hub.joinList')}
          </Button>
        )
      )}
    </li>
  );
}
