import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../session/model';

/** From this viewport width up (in px) the drawer is open by default: `md` of the specification's breakpoints. */
export const wideFrom = 900;

/** Someone opened or closed the drawer. */
export const drawerMoved = createEvent<boolean>();

/**
 * The drawer's open state, shared in memory and not stored (specification, section 4). Null until someone decided: then it
 * follows the width, closed below `md` and open from there up.
 */
export const $drawerMoved = createStore<boolean | null>(null)
  .on(drawerMoved, (_, open) => open)
  .reset(sessionEnded);

/** Whether the drawer is open. */
export const isDrawerOpen = (moved: boolean | null, viewportWidth: number): boolean =>
  moved ?? viewportWidth >= wideFrom;
