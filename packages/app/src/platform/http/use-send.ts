import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { sendFx, type Send } from './send';

/**
 * Returns a function that sends a call, for event handlers of components and for reads through the fetch cache. Models
 * use `createCallFx`.
 */
export function useSend(): Send {
  const send = useUnit(sendFx);
  return useMemo(() => ((definition, input, options) => send({ definition, input, options })) as Send, [send]);
}
