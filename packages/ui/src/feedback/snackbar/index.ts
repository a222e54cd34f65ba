export { SnackbarHost, type SnackbarAnchor, type SnackbarHostProps } from './snackbar-host.js';
export type { SnackbarLabels } from './snackbar-labels.js';
export { createSnackbars, type SnackbarHold, type Snackbars, type SnackbarSettings } from './snackbar-store.js';
export {
  initialSnackbars, snackbarStep, visibleSnacks,
  type Snack, type SnackbarEvent, type SnackbarLimits, type SnackbarNotice, type SnackbarPhase, type SnackbarReason, type SnackbarState, type SnackbarTone,
} from './snackbar-state.js';
export { snackbarDefaults, snackbarTiming, type SnackbarTransition } from './snackbar-timing.js';
