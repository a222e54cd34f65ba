export { SnackbarHost } from './snackbar-host.js';
export type { SnackbarAnchor, SnackbarHostProps } from './snackbar-region.js';
export type { SnackbarLabels } from './snackbar-labels.js';
export type { SnackbarContent, SnackbarPhase, SnackbarReason, SnackbarTone, Toast } from './toast.js';
export type { SnackbarMessage, SnackbarPromiseMessages } from './snackbar-promise.js';
export { createSnackbars, type SnackbarPauseReason, type Snackbars, type SnackbarSettings } from './snackbar-store.js';
export {
  initialSnackbars,
  snackbarReducer,
  visibleToasts,
  type SnackbarEvent,
  type SnackbarLimits,
  type SnackbarState,
} from './snackbar-state.js';
export { snackbarDefaults, snackbarTiming, type SnackbarTimes, type SnackbarTransition } from './snackbar-timing.js';
