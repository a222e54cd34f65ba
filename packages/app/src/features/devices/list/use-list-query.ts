import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSearchParams, readListQuery, type ListQuery } from './list-query';

/** Returns the query of the list, which the URL stores, and a function that changes it. */
export function useListQuery() {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  /**
   * Filters and order replace the history entry. Another page adds one, so that Back returns to the previous page.
   */
  const show = useCallback(
    (next: ListQuery, replace = true) => setParameters(listSearchParams(next), { replace, preventScrollReset: true }),
    [setParameters],
  );
  return { query, show };
}
