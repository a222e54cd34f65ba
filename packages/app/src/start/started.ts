import { createEvent } from 'effector';

/** The portal starts. The one event that everything which must happen at start-up hangs on. */
export const appStarted = createEvent();
