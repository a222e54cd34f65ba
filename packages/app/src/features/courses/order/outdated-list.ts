import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../../../platform/session/model';

/** The user was registered after leaving the page. A loaded list of registrations may not contain the registration. */
export const listOutdated = createEvent();
/** The list is being loaded again. */
export const listReloaded = createEvent();

export const $isListOutdated = createStore(false)
  .on(listOutdated, () => true)
  .reset([listReloaded, sessionEnded]);
