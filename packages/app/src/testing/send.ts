import type { Call, ResponseOf } from '@attesta/domain/contract/call';
import { allSettled } from 'effector';
import { sendFx, type Endpoint, type Input, type SendOptions } from '../platform/http/send';
import { portalScope } from './portal-scope';

/** Sends a call of the domain, typed by the call. */
interface Send {
  <Definition extends Call>(
    definition: Definition,
    input: Input<Definition>,
    options?: SendOptions,
  ): Promise<ResponseOf<Definition>>;
  <Definition extends Call>(
    endpoint: Endpoint<Definition>,
    input: Input<Definition>,
    options?: SendOptions,
  ): Promise<unknown>;
}

/** Sends a call to the fake host in a scope of its own. @throws what the call rejects with */
export const send = (async (definition, input, options) => {
  const { status, value } = await allSettled(sendFx, { scope: portalScope(), params: { definition, input, options } });
  if (status === 'fail') throw value;
  return value;
}) as Send;
