import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { readFx } from './early-reads';
import { sendFx, type Send } from './send';

/**
 * Returns a function that sends a call, for event handlers of components and for reads through the fetch cache. A GET
 * takes over an early read. Models use `createCallFx`.
 */
export function useSend(): Send {
  const [send, read] = useUnit([sendFx, readFx]);
  return useMemo(
    () =>
      ((definition, input, options) =>
        definition.method === 'GET' && !options
          ? read({ definition, input })
          : send({ definition, input, options })) as Send,
    [send, read],
  );
}
