import { allSettled } from 'effector';
import { sendFx, type Send } from '../platform/http/send';
import { portalScope } from './portal-scope';

/** Sends a call to the fake host in a scope of its own. @throws what the call rejects with */
export const send = (async (definition, input, options) => {
  const { status, value } = await allSettled(sendFx, { scope: portalScope(), params: { definition, input, options } });
  if (status === 'fail') throw value;
  return value;
}) as Send;
