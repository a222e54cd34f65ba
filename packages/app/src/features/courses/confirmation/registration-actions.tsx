import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { Button } from '@attesta/ui/inputs/button';
import { CalendarPlus, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { coursePaths } from '../course/paths';
import { CancelButton } from './cancel-button';
import { Actions } from './registration.styles';
import { useCalendarFile } from './use-calendar-file';

interface RegistrationActionsProps {
  registration: CourseRegistration;
  onCancelled: (registration: CourseRegistration) => void;
}

/** What the user can do with a registration. */
export function RegistrationActions({ registration, onCancelled }: RegistrationActionsProps) {
  const { t } = useTranslation('courses');
  const download = useCalendarFile(registration);
  const { state, course, cancellable } = registration;
  const canRegister = course.state === 'open' || course.state === 'waiting_list';
  const takesPlace = state !== 'cancelled' && course.state !== 'cancelled';
  return (
    <Actions>
      {takesPlace && state !== 'waiting' && (
        <Button variant="outlined" start={<CalendarPlus aria-hidden />} onClick={() => void download()}>
          {t('registration.calendar')}
        </Button>
      )}
      {state === 'cancelled' && canRegister && (
        <Button render={<RouterLink to={coursePaths.register(course.id)} />}>{t('registration.again')}</Button>
      )}
      <Button variant="outlined" tone="neutral" start={<Printer aria-hidden />} onClick={() => window.print()}>
        {t('registration.print')}
      </Button>
      <Button variant="text" tone="neutral" render={<RouterLink to={coursePaths.hub} />}>
        {t('registration.toHub')}
      </Button>
      {cancellable && takesPlace && <CancelButton registration={registration} onCancelled={onCancelled} />}
    </Actions>
  );
}
