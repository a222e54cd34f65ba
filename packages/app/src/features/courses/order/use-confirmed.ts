import { getCourseRegistration } from '@attesta/domain/courses/calls';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { coursePaths } from '../course/paths';
import { cacheKey } from '../../../platform/http/use-call';
import { $confirmed } from './model';

/** Opens the confirmation when the server has confirmed the registration. Returns whether it has. */
export function useConfirmed(): boolean {
  const confirmed = useUnit($confirmed);
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  useEffect(() => {
    if (!confirmed) return;
    const { id, course } = confirmed;
    void mutate(
      cacheKey(getCourseRegistration, { params: { id } }),
      { registration: confirmed },
      { revalidate: false },
    );
    void navigate(coursePaths.registration(course.id, id), { replace: true, state: { isNew: true } });
  }, [confirmed, mutate, navigate]);
  return confirmed !== null;
}
