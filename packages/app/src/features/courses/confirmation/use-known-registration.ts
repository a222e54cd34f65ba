import { listCourseRegistrations } from '@attesta/domain/courses/calls';
import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { cacheKey } from '../../../platform/http/use-call';

type List = { registrations: CourseRegistration[] };

/** Adds a registration to the cached list of the user's registrations, or updates it there. */
export function useKnownRegistration(registration: CourseRegistration): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    void mutate<List>(
      cacheKey(listCourseRegistrations, {}),
      (list) =>
        list && {
          registrations: list.registrations.some(({ id }) => id === registration.id)
            ? list.registrations.map((one) => (one.id === registration.id ? registration : one))
            : [registration, ...list.registrations],
        },
      { revalidate: false },
    );
  }, [mutate, registration]);
}
