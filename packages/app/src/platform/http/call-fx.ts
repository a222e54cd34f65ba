import type { Call, ResponseOf } from '@attesta/domain/contract/call';
import { createEffect, type Effect } from 'effector';
import { send, type Input, type SendOptions } from './send';

/**
 * Creates an effect that sends one of the domain's calls. It fails with the response data, which `problemOf` reads, or
 * with 'Wrong Services'.
 */
export const createCallFx = <Definition extends Call>(
  definition: Definition,
): Effect<Input<Definition> & SendOptions, ResponseOf<Definition>, unknown> =>
  createEffect(({ signal, token, ...input }: Input<Definition> & SendOptions) =>
    send(definition, input as unknown as Input<Definition>, {
      ...(signal && { signal }),
      ...(token !== undefined && { token }),
    }),
  );
