import { useMemo } from 'react';
import { send } from './send';

/** Returns `send` for event handlers of components. Models use `createCallFx`. */
export const useSend = (): typeof send => useMemo(() => send, []);
