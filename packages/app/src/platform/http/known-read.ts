import type { Call, ResponseOf } from '@attesta/domain/contract/call';
import type { Input } from './send';

/** The key of a call's response in the fetch cache. */
export const cacheKey = <Definition extends Call>({ method, path }: Definition, input: Input<Definition>) =>
  [method, path, input] as const;

/** A read whose response is known without a request. */
export interface KnownRead {
  key: readonly unknown[];
  /** The response, or a function that returns it from the one in the cache. */
  response: unknown;
}

/**
 * Describes the response of a read that follows from a change.
 * @param response the response, or a function of the response in the cache, which is undefined if there is none
 */
export const knownRead = <Definition extends Call>(
  definition: Definition,
  input: Input<Definition>,
  response:
    | ResponseOf<Definition>
    | ((stored: ResponseOf<Definition> | undefined) => ResponseOf<Definition> | undefined),
): KnownRead => ({ key: cacheKey(definition, input), response });
