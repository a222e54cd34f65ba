import { getCourse } from '@attesta/domain/courses/calls';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { cacheKey, useCall, type Read } from '../../../platform/http/use-call';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { $conflict } from './model';

/** Loads a course. A rejected registration contains the current facts of the course, which replace the loaded ones. */
export function useCurrentCourse(courseId: string): Read<ResponseOf<typeof getCourse>> {
  const read = useCall(getCourse, { params: { courseId } });
  const { mutate } = useSWRConfig();
  const conflict = useUnit($conflict);
  useEffect(() => {
    if (conflict?.course.id !== courseId) return;
    void mutate(cacheKey(getCourse, { params: { courseId } }), { course: conflict.course }, { revalidate: false });
  }, [conflict, courseId, mutate]);
  return read;
}
