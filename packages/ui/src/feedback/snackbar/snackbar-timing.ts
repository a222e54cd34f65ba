import { specified } from '../../theme/specified.js';

export type SnackbarTransition = 'Fade' | 'Slide' | 'Grow';

/**
 * How long a notice takes to come and to go, in ms. Appear is for those that wait when the host first mounts, enter for those that come later.
 * Fade and Slide: specification, section 9. Grow is ours.
 */
export const snackbarTiming: Record<SnackbarTransition, { appear: number; enter: number; exit: number }> = {
  Fade: specified.snackbar.fade,
  Slide: { appear: specified.snackbar.slide.enter, ...specified.snackbar.slide },
  Grow: { appear: 200, enter: 200, exit: 160 },
};

/** Numbers of the specification's section 9, and the caps that keep a flood in bounds. */
export const snackbarDefaults = {
  maxStack: specified.snackbar.maxStack,
  /** How long a notice stays, in ms, where nothing holds it. */
  autoHide: specified.snackbar.autoHide,
  message: 'Note archived',
  maxQueue: 100,
  maxHistory: 200,
} as const;
