import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ReadError } from '../../../platform/errors/read-state';
import type { Problem } from '../../../platform/http/problem';
import { paths, coursePaths } from '../../../platform/navigation/paths';

interface CourseErrorProps {
  problem: Problem;
  onRetry: () => void;
  /** The missing record: the course, or the registration for the course with this id. */
  registrationFor?: string;
}

/** Explains why a course or a registration could not be loaded. A missing record has a link to the next step. */
export function CourseError({ problem, onRetry, registrationFor }: CourseErrorProps) {
  const { t } = useTranslation('courses');
  if (problem.code !== 'not_found' && problem.code !== 'invalid')
    return <ReadError problem={problem} onRetry={onRetry} />;
  const isCourse = registrationFor === undefined;
  return (
    <EmptyState
      icon={<SearchX />}
      headingLevel={2}
      title={t(isCourse ? 'error.notFound' : 'error.noRegistration')}
      action={
        <Button
          variant="outlined"
          render={<RouterLink to={isCourse ? paths.hub : coursePaths.register(registrationFor)} />}
        >
          {t(isCourse ? 'error.toHub' : 'error.toCourse')}
        </Button>
      }
    >
      {t(isCourse ? 'error.notFoundText' : 'error.noRegistrationText')}
    </EmptyState>
  );
}
