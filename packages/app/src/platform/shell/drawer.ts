import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../session/model';

/** The user opened or closed the drawer. */
export const drawerOpenChanged = createEvent<boolean>();

/**
 * The open state that the user chose, in memory only (specification, section 4). Null before the first choice: the
 * shell then closes the drawer below `md` and opens it from there up.
 */
export const $drawerOpen = createStore<boolean | null>(null)
  .on(drawerOpenChanged, (_, open) => open)
  .reset(sessionEnded);
