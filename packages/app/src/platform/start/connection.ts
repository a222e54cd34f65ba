import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { appStarted } from './app-started';

/** The connection as far as the browser reports it. Not every browser does. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the browser reports a slow connection or the user enabled data saving. */
export const isSlow = ({ effectiveType, saveData }: Connection): boolean =>
  saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';

/** The browser reported a connection: at start-up and whenever it changes. */
export const connectionChanged = createEvent<Connection>();

/** Whether the connection is slow. The fetch cache waits longer then (specification, section 7). */
export const $isSlowConnection = createStore(false).on(connectionChanged, (_, connection) => isSlow(connection));

const watchConnectionFx = createEffect(() => {
  const { connection } = globalThis.navigator as { connection?: Connection & EventTarget };
  if (!connection) return;
  const changed = scopeBind(connectionChanged, { safe: true });
  const report = () =>
    changed({ effectiveType: connection.effectiveType ?? '', saveData: connection.saveData ?? false });
  report();
  connection.addEventListener?.('change', report);
});

sample({ clock: appStarted, target: watchConnectionFx });
