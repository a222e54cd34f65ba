import type { Course } from '@attesta/domain/courses/schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a function that states whether a course has free places. */
export function usePlaces(): (course: Pick<Course, 'state' | 'placesLeft'>) => string {
  const { t } = useTranslation('courses');
  return useCallback(
    ({ state, placesLeft }) => {
      if (state === 'open') return t('facts.free', { count: placesLeft });
      return state === 'waiting_list' ? t('facts.full') : t('facts.noRegistration');
    },
    [t],
  );
}
