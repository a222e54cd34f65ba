import type { Call, ResponseOf } from '@attesta/domain/contract/call';
import { attach, type Effect } from 'effector';
import { sendFx, type Endpoint, type Input, type SendOptions } from './send';

/** Parameters of an effect that sends a call: the input of the call, and the options of `send`. */
export type CallParams<Definition extends Call> = Input<Definition> & SendOptions;

/**
 * Creates an effect that sends one of the domain's calls, for models. For an {@link Endpoint} it returns the JSON as it
 * arrived. Fails like `sendFx`.
 */
export function createCallFx<Definition extends Call>(
  definition: Definition,
): Effect<CallParams<Definition>, ResponseOf<Definition>, unknown>;
export function createCallFx<Definition extends Call>(
  endpoint: Endpoint<Definition>,
): Effect<CallParams<Definition>, unknown, unknown>;
export function createCallFx<Definition extends Call>(definition: Definition) {
  return attach({
    effect: sendFx,
    mapParams: ({ signal, token, ...input }: CallParams<Definition>) => ({
      definition,
      input: input as object,
      options: { ...(signal && { signal }), ...(token !== undefined && { token }) },
    }),
  });
}
