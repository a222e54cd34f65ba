import { createEffect, sample } from 'effector';
import { log } from './log';
import { appStarted } from './app-started';

/** Unregisters service workers that an earlier portal may have registered (specification, section 9). */
export const unregisterServiceWorkersFx = createEffect(async () => {
  const registrations = (await globalThis.navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
});

const logFailureFx = createEffect((error: unknown) => log('a service worker could not be unregistered', error));

sample({ clock: appStarted, target: unregisterServiceWorkersFx });
sample({ clock: unregisterServiceWorkersFx.failData, target: logFailureFx });
