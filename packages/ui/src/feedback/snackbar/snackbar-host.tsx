'use client';
import { memo, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { SnackbarHostProps } from './snackbar-region.js';

let region: ComponentType<SnackbarHostProps> | undefined;
const listeners = new Set<() => void>();

/** Loads the code that shows toasts. A failure is ignored: the next toast loads it again. */
export const loadSnackbarRegion = () =>
  import('./snackbar-region.js').then(
    ({ SnackbarRegion }) => {
      region = SnackbarRegion;
      for (const listener of listeners) listener();
    },
    () => undefined,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!region) void loadSnackbarRegion();
  return () => listeners.delete(listener);
}
const getRegion = () => region;
const getServerRegion = () => undefined;

/**
 * Shows the toasts of a queue. Render one host per page, near the theme root; of several hosts, the first shows the
 * toasts. Its code is loaded after it has mounted; toasts wait for it in the queue. Its live regions exist from then on,
 * as long as it is mounted. While a modal dialog is open, the stack is rendered inside the dialog, because everything
 * else is inert, and does not cover the actions of the dialog. Keyboard: F6 moves the focus to the stack and back,
 * Escape closes the focused toast. Timers are paused while the pointer or the focus is in the stack and while the tab
 * is hidden. `data-part="snackbar-host"` with `data-transition`,
 * `data-variant`, `data-vertical`, `data-horizontal`, `data-dense`; `data-part="snackbar"` with `data-phase` and
 * `data-tone` on each toast. Source: specification, sections 3, 4 and 9; WCAG 2.2, 2.2.1 and 4.1.3.
 */
export const SnackbarHost = memo(function SnackbarHost(props: SnackbarHostProps) {
  const { store } = props;
  const Region = useSyncExternalStore(subscribe, getRegion, getServerRegion);
  useEffect(() => (Region ? undefined : store.subscribe(() => void loadSnackbarRegion())), [Region, store]);
  return Region && <Region {...props} />;
});
