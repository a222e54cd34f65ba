import { specified } from '../../theme/scale/specified.js';

/**
 * Slide enters across the edge that the stack is anchored to. The other slides are called after the direction in which
 * an entering toast moves: in a left-to-right page SlideLeft enters from the right, SlideRight from the left. In a
 * right-to-left page both are mirrored.
 */
export type SnackbarTransition = 'Fade' | 'Slide' | 'SlideUp' | 'SlideDown' | 'SlideLeft' | 'SlideRight' | 'Grow';

/**
 * Durations of a transition in ms. `appear` applies to toasts added before the host mounted, `enter` to later ones.
 */
export interface SnackbarTimes {
  appear: number;
  enter: number;
  exit: number;
}
const slide: SnackbarTimes = { appear: specified.snackbar.slide.enter, ...specified.snackbar.slide };

/** Durations of the transitions in ms. Fade and Slide: specification, section 9. Grow is not specified. */
export const snackbarTiming: Record<SnackbarTransition, SnackbarTimes> = {
  Fade: specified.snackbar.fade,
  Slide: slide,
  SlideUp: slide,
  SlideDown: slide,
  SlideLeft: slide,
  SlideRight: slide,
  Grow: { appear: 200, enter: 200, exit: 160 },
};

/** Time in ms in which the other toasts close the gap of a removed one. */
export const GLIDE = 160;

/**
 * Defaults of a queue: `maxStack` and `autoHide` from the specification (section 9), and limits for floods of toasts.
 */
export const snackbarDefaults = {
  maxStack: specified.snackbar.maxStack,
  /** Time in ms until a toast closes, unless the stack is paused. */
  autoHide: specified.snackbar.autoHide,
  maxQueue: 100,
  maxHistory: 200,
} as const;
