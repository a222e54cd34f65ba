import type { Call, ResponseOf } from '@attesta/domain/contract/call';
import { useState } from 'react';
import useSWR, { unstable_serialize as serializeKey, type SWRConfiguration } from 'swr';
import { problemOf, type Problem } from './problem';
import type { Input } from './send';
import { useSend } from './use-send';

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
  /** Stores known data in the cache without a request. */
  setData: (data: Data) => Promise<unknown>;
}

/** Codes of errors that an automatic retry cannot resolve. */
const finalCodes = new Set([
  'not_found',
  'forbidden',
  'invalid',
  'unauthenticated',
  'account_inactive',
  'not_approved',
  'not_configured',
]);
const shouldRetry = (error: unknown) => !finalCodes.has(problemOf(error).code);

/** The key of a call's response in the fetch cache. */
export const cacheKey = <Definition extends Call>({ method, path }: Definition, input: Input<Definition>) =>
  [method, path, input] as const;

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
  const send = useSend();
  return useRead(input && cacheKey(definition, input), () => send(definition, input!), options);
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
    setData: (known) => mutate(known, { revalidate: false }),
  };
}
