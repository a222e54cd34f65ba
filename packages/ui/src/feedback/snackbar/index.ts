export { SnackbarHost, type SnackbarAnchor, type SnackbarHostProps } from './snackbar-host.js';
export type { SnackbarLabels } from './snackbar-labels.js';
export type { Snack, SnackbarNotice, SnackbarPhase, SnackbarReason, SnackbarTone } from './snackbar-notice.js';
export type { SnackbarPromiseWords } from './snackbar-promise.js';
export { createSnackbars, type SnackbarHold, type Snackbars, type SnackbarSettings } from './snackbar-store.js';
export {
  initialSnackbars,
  snackbarStep,
  visibleSnacks,
  type SnackbarEvent,
  type SnackbarLimits,
  type SnackbarState,
} from './snackbar-state.js';
export { snackbarDefaults, snackbarTiming, type SnackbarTransition } from './snackbar-timing.js';
