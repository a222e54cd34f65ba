import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { appStarted } from '../start/app-started';
import { responseFailed, responseReceived } from './request';

/** The browser went online or offline. */
export const onlineChanged = createEvent<boolean>();

/** Whether the browser has a network connection, as far as it knows. */
export const $isOnline = createStore(true).on(onlineChanged, (_, isOnline) => isOnline);

/** Status codes of gateways in front of a server that does not respond. */
const gatewayStatus = new Set([502, 503, 504]);

/** Whether the last request got no response from the API. */
export const $isUnreachable = createStore(false)
  .on(responseReceived, () => false)
  .on(responseFailed, (_, status) => status === null || gatewayStatus.has(status));

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
