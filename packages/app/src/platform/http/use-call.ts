import type { Call, ResponseOf } from '@attesta/domain/contract/call';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import useSWR, { unstable_serialize as serializeKey, type SWRConfiguration } from 'swr';
import { readFx } from './early-reads';
import { cacheKey } from './known-read';
import { problemOf, type Problem } from './problem';
import { readClosed, readOpened } from './refresh-reads';
import type { Input } from './send';

/** State of data that is loaded from the server. */
export interface Read<Data> {
  data: Data | undefined;
  /** The error of the last attempt. `data` may still contain an older response. */
  problem: Problem | null;
  isLoading: boolean;
  /** Whether the first load takes longer than usual. */
  isSlow: boolean;
  /** Fetches the data again. */
  reload: () => Promise<unknown>;
}

/** Codes of errors that an automatic retry cannot resolve. */
const finalCodes = new Set([
  'not_found',
  'forbidden',
  'invalid',
  'refused',
  'unauthenticated',
  'account_inactive',
  'not_approved',
  'not_configured',
]);
const shouldRetry = (error: unknown) => !finalCodes.has(problemOf(error).code);

type ReadOptions = Pick<SWRConfiguration, 'keepPreviousData' | 'refreshInterval'>;

/**
 * Loads the response of one of the domain's GET calls through the fetch cache.
 * @param input null sends no request
 */
export function useCall<Definition extends Call>(
  definition: Definition,
  input: Input<Definition> | null,
  options: ReadOptions = {},
): Read<ResponseOf<Definition>> {
  const read = useUnit(readFx);
  return useRead(
    input && cacheKey(definition, input),
    () => read({ definition, input: input! }) as Promise<ResponseOf<Definition>>,
    options,
  );
}

/**
 * Loads data that needs more than one call through the fetch cache.
 * @param key the key in the cache; null sends no request
 */
export function useRead<Data>(
  key: readonly unknown[] | null,
  read: () => Promise<Data>,
  options: ReadOptions = {},
): Read<Data> {
  const [slowKey, setSlowKey] = useState<string | null>(null);
  const [opened, closed] = useUnit([readOpened, readClosed]);
  const text = key && JSON.stringify(key);
  useEffect(() => {
    if (text === null) return;
    opened(text);
    return () => void closed(text);
  }, [opened, closed, text]);
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(key, read, {
    ...options,
    shouldRetryOnError: shouldRetry,
    onLoadingSlow: setSlowKey,
  });
  return {
    data,
    problem: error === undefined ? null : problemOf(error),
    isLoading,
    isSlow: isLoading && slowKey === serializeKey(key),
    reload: () => mutate(),
  };
}
