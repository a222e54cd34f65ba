import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { coursePaths } from '../course/paths';
import { retryableImport } from '../../../platform/http/retryable-import';
import { notify } from '../../../platform/toasts/model';
import { saveFile } from '../../../platform/http/save-file';

const loadCalendar = retryableImport(() => import('@attesta/domain/courses/calendar'));

/** Returns a function that downloads the course of a registration as a calendar file. */
export function useCalendarFile(registration: CourseRegistration): () => Promise<void> {
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
