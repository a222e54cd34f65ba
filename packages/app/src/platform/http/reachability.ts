import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { appStarted } from '../start/app-started';
import { responseFailed, responseReceived } from './request';
import { parseFx } from './send';

/** The browser went online or offline. */
export const onlineChanged = createEvent<boolean>();

/** Whether the browser has a network connection, as far as it knows. */
export const $isOnline = createStore(true).on(onlineChanged, (_, isOnline) => isOnline);

/** Status codes of gateways in front of a server that does not respond. */
const gatewayStatus = new Set([502, 503, 504]);

const isWithoutServer = (status: number | null) => status === null || gatewayStatus.has(status);

/** Whether the last request got no response from the API. */
export const $isUnreachable = createStore(false)
  .on(responseReceived, () => false)
  .on(responseFailed, (_, { status, code }) => code !== 'storage_full' && isWithoutServer(status));

/**
 * Whether the server responded to the last call that failed. A later success does not change it, because the message
 * of the failed call can still be on screen.
 */
export const $hasServerResponded = createStore(false)
  .on(responseFailed, (_, { status }) => !isWithoutServer(status))
  .on(parseFx.fail, () => true);

/** What prevents calls, if anything. */
export const $connectionProblem = combine($isOnline, $isUnreachable, (isOnline, isUnreachable) =>
  !isOnline ? 'offline' : isUnreachable ? 'unreachable' : null,
);

const watchOnlineFx = createEffect(() => {
  const changed = scopeBind(onlineChanged, { safe: true });
  const report = () => changed(globalThis.navigator?.onLine ?? true);
  report();
  for (const event of ['online', 'offline']) globalThis.addEventListener?.(event, report);
});
sample({ clock: appStarted, target: watchOnlineFx });
