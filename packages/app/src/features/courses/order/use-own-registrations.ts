import { listCourseRegistrations } from '@attesta/domain/courses/calls';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { cacheKey, useCall, type Read } from '../../../platform/http/use-call';
import { $isListOutdated, listReloaded } from './outdated-list';

/** Loads the user's registrations, and loads them again when the user was registered after leaving a course page. */
export function useOwnRegistrations(): Read<ResponseOf<typeof listCourseRegistrations>> {
  const read = useCall(listCourseRegistrations, {});
  const { mutate } = useSWRConfig();
  const [isOutdated, reloaded] = useUnit([$isListOutdated, listReloaded]);
  useEffect(() => {
    if (!isOutdated) return;
    reloaded();
    void mutate(cacheKey(listCourseRegistrations, {}));
  }, [isOutdated, reloaded, mutate]);
  return read;
}
