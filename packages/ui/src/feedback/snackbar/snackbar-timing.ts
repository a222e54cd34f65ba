import { specified } from '../../theme/specified.js';

/**
 * Slide comes in over the edge that the stack is anchored to. The others are named, as is usual, for the way that a notice moves when it comes:
 * SlideLeft comes from where lines end, SlideRight from where they begin; both turn with the direction.
 */
export type SnackbarTransition = 'Fade' | 'Slide' | 'SlideUp' | 'SlideDown' | 'SlideLeft' | 'SlideRight' | 'Grow';

interface Times {
  appear: number;
  enter: number;
  exit: number;
}
const slide: Times = { appear: specified.snackbar.slide.enter, ...specified.snackbar.slide };

/**
 * How long a notice takes to come and to go, in ms. Appear is for those that wait when the host first mounts, enter for those that come later.
 * Fade and Slide: specification, section 9. Grow is ours.
 */
export const snackbarTiming: Record<SnackbarTransition, Times> = {
  Fade: specified.snackbar.fade,
  Slide: slide,
  SlideUp: slide,
  SlideDown: slide,
  SlideLeft: slide,
  SlideRight: slide,
  Grow: { appear: 200, enter: 200, exit: 160 },
};

/** How long the others take to close the gap when one has gone, in ms. */
export const GLIDE = 160;

/** Numbers of the specification's section 9, and the caps that keep a flood in bounds. */
export const snackbarDefaults = {
  maxStack: specified.snackbar.maxStack,
  /** How long a notice stays, in ms, where nothing holds it. */
  autoHide: specified.snackbar.autoHide,
  message: 'Note archived',
  maxQueue: 100,
  maxHistory: 200,
} as const;
