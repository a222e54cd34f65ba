export type SnackbarTransition = 'Fade' | 'Slide' | 'Grow';

/**
 * How long a notice takes to come and to go, in ms. Appear is for those that wait when the host first mounts, enter for those that come later.
 * Fade and Slide: specification, section 9. Grow is ours.
 */
export const snackbarTiming: Record<SnackbarTransition, { appear: number; enter: number; exit: number }> = {
  Fade: { appear: 500, enter: 600, exit: 400 },
  Slide: { appear: 400, enter: 400, exit: 200 },
  Grow: { appear: 200, enter: 200, exit: 160 },
};

/** Numbers of the specification's section 9, and the caps that keep a flood in bounds. */
export const snackbarDefaults = {
  maxStack: 3,
  /** How long a notice stays, in ms, where nothing holds it. */
  autoHide: 3000,
  message: 'Note archived',
  maxQueue: 100,
  maxHistory: 200,
} as const;
