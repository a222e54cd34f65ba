/**
 * What another portal can use of this one: models and components of the specification, some of which this portal does
 * not mount itself. Import it as `@attesta/app/adopter`. docs/adopter.md describes it.
 */
export * from './features/checkout';
export * from './features/help';
export * from './features/records';
export { $apiHost, getFx, unauthorised, type ApiRequest, type Unauthorised } from './platform/http/request';
export { $token, tokenReceived, tokenRemoved } from './platform/http/token';
export { i18n } from './platform/i18n/i18n';
export { preferencesChanged } from './platform/preferences/model';
export { $user, sessionEnded, signedIn, type SessionEnd } from './platform/session/model';
export { readUser, type User } from './platform/session/user';
export { widgetMenu, type MenuGroupOf, type MenuItem } from './platform/shell/bar/menu';
export { MenuTree } from './platform/shell/bar/navigation';
export { appStarted } from './platform/start/app-started';
export { Toasts } from './platform/toasts/host';
export { $snackbar, notify, snackbarChanged, type Snackbar, type Toast } from './platform/toasts/model';
