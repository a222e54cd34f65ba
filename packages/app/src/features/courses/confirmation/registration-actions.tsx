import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { Button } from '@attesta/ui/inputs/button';
import { CalendarPlus, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { CancelButton } from './cancel-button';
import { Actions } from './registration.styles';
import { useUnit } from 'effector-react';
import { retryableImport } from '../../../platform/browser/retryable-import';
import { notify } from '../../../platform/toasts/model';
import { saveFile } from '../../../platform/browser/save-file';
import { paths, coursePaths } from '../../../platform/navigation/paths';

const loadCalendar = retryableImport(() => import('@attesta/domain/courses/calendar'));

/** Returns a function that downloads the course of a registration as a calendar file. */
function useCalendarFile(registration: CourseRegistration): () => Promise<void> {
  const { t } = useTranslation('courses');
  const show = useUnit(notify);
  return async () => {
    try {
      const { courseCalendar } = await loadCalendar();
      const path = coursePaths.registration(registration.course.id, registration.id);
      saveFile(courseCalendar(registration, { link: new URL(path, location.origin).href, now: new Date() }));
    } catch {
      show({ message: t('registration.calendarFailed'), tone: 'error' });
    }
  };
}

interface RegistrationActionsProps {
  registration: CourseRegistration;
}

/** What the user can do with a registration. */
export function RegistrationActions({ registration }: RegistrationActionsProps) {
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
      <Button variant="text" tone="neutral" render={<RouterLink to={paths.hub} />}>
        {t('registration.toHub')}
      </Button>
      {cancellable && takesPlace && <CancelButton registration={registration} />}
    </Actions>
  );
}
