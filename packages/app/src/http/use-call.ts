import type { Call, ResponseOf } from '@attesta/domain/calls';
import { useState } from 'react';
import useSWR, { unstable_serialize as nameOf, type SWRConfiguration } from 'swr';
import { problemOf, type Problem } from './problem';
import { send, type Input } from './send';

/** What a page knows of something it reads from the server. */
export interface Read<Answer> {
  data: Answer | undefined;
  /** What went wrong at the last try; older data may still be there. */
  problem: Problem | null;
  isLoading: boolean;
  /** The first answer takes longer than usual: say so. */
  isSlow: boolean;
  /** Asks again now. */
  reload: () => Promise<unknown>;
  /** Takes a known answer into the cache, without asking. */
  take: (answer: Answer) => Promise<unknown>;
}

/** Codes at which asking again by itself can't help. */
const settled = new Set([
  'not_found',
  'forbidden',
  'invalid',
  'unauthenticated',
  'account_inactive',
  'not_approved',
  'not_configured',
]);
const mayHelp = (error: unknown) => !settled.has(problemOf(error).code);

type ReadOptions = Pick<SWRConfiguration, 'keepPreviousData' | 'refreshInterval'>;

/** The name of what a call reads, in the fetch cache. */
export const cacheKey = <Definition extends Call>({ method, path }: Definition, input: Input<Definition>) =>
  [method, path, input] as const;

/**
 * Reads by one of the domain's GET calls, through the fetch cache.
 * @param input null: not yet
 */
export function useCall<Definition extends Call>(
  definition: Definition,
  input: Input<Definition> | null,
  options: ReadOptions = {},
): Read<ResponseOf<Definition>> {
  return useRead(input && cacheKey(definition, input), () => send(definition, input!), options);
}

/**
 * Reads through the fetch cache what takes more than one call.
 * @param key its name in the cache; null: not yet
 */
export function useRead<Data>(
  key: readonly unknown[] | null,
  read: () => Promise<Data>,
  options: ReadOptions = {},
): Read<Data> {
  const [slowKey, setSlowKey] = useState<string | null>(null);
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(key, read, {
    ...options,
    shouldRetryOnError: mayHelp,
    onLoadingSlow: setSlowKey,
  });
  return {
    data,
    problem: error === undefined ? null : problemOf(error),
    isLoading,
    isSlow: isLoading && slowKey === nameOf(key),
    reload: () => mutate(),
    take: (answer) => mutate(answer, { revalidate: false }),
  };
}
