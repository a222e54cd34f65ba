import { createEvent } from 'effector';

/** The portal starts. All work at start-up is triggered by this event. */
export const appStarted = createEvent();
