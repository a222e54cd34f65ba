import type { Call, ResponseOf } from '@attesta/domain/contract/call';
import { attach, createEffect, createEvent, sample, type Effect } from 'effector';
import { readFx } from './early-reads';
import type { KnownRead } from './known-read';
import { sendFx, type Endpoint, type Input, type SendOptions, type Sending } from './send';
import { $token } from './token';

/** Parameters of an effect that sends a call: the input of the call, and the options of `send`. */
export type CallParams<Definition extends Call> = Input<Definition> & SendOptions;

/** Returns the reads that the response of a call answers, for example the changed device. */
type KnownReads = (response: never, input: never) => readonly KnownRead[];

interface SentCall {
  request: Sending;
  known: KnownReads | undefined;
  /** The token of the session that sent the call. */
  session: string | null;
}

const callFx = createEffect(({ request }: SentCall) =>
  request.definition.method === 'GET' && !request.options ? readFx(request) : sendFx(request),
);

/**
 * The data of the server changed: a call other than GET succeeded. `refresh-reads.ts` stores the known reads and fetches
 * all others again.
 */
export const serverDataChanged = createEvent<readonly KnownRead[]>();

// A response that arrives in another session must not reach its reads.
sample({
  clock: callFx.done,
  source: $token,
  filter: (token, { params: { request, session } }) =>
    request.definition.method !== 'GET' && request.options?.token === undefined && session === token,
  fn: (_, { params: { request, known }, result }) => known?.(result as never, request.input as never) ?? [],
  target: serverDataChanged,
});

/**
 * Creates an effect that sends one of the domain's calls: the only way to change data of the server. For an
 * {@link Endpoint} it returns the JSON as it arrived. Fails like `sendFx`. A GET takes over an early read.
 * @param known returns the reads that the response answers, so that no page shows their old data
 */
export function createCallFx<Definition extends Call>(
  definition: Definition,
  known?: (response: ResponseOf<Definition>, input: Input<Definition>) => readonly KnownRead[],
): Effect<CallParams<Definition>, ResponseOf<Definition>, unknown>;
export function createCallFx<Definition extends Call>(
  endpoint: Endpoint<Definition>,
): Effect<CallParams<Definition>, unknown, unknown>;
export function createCallFx<Definition extends Call>(definition: Definition, known?: KnownReads) {
  return attach({
    source: $token,
    effect: callFx,
    mapParams: ({ signal, token, ...input }: CallParams<Definition>, session): SentCall => ({
      request: {
        definition,
        input: input as object,
        ...((signal || token !== undefined) && {
          options: { ...(signal && { signal }), ...(token !== undefined && { token }) },
        }),
      },
      known,
      session,
    }),
  });
}
