import { attach, createEvent, createStore } from 'effector';
import type { PortalHistory } from './history';

/** The router created the history of this page. */
export const historyOpened = createEvent<PortalHistory>();

/** The history of the router, or null before it is rendered. */
export const $history = createStore<PortalHistory | null>(null, { serialize: 'ignore' }).on(
  historyOpened,
  (_, history) => history,
);

/** Navigates to a path in place of the current page. */
export const replacePathFx = attach({
  source: $history,
  effect: (history, path: string) => history?.navigator.replace(path),
});

/** Removes the block of navigations, for example of a form with unsaved input. */
export const unblockFx = attach({ source: $history, effect: (history) => history?.unblock() });
