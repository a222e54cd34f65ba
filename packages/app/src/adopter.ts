/**
 * What another portal can use of this one: models and helpers of the specification that this portal does not mount
 * itself. Import it as `@attesta/app/adopter`.
 */
export { $apiHost, getFx, type ApiRequest } from './platform/http/request';
export { widgetMenu, type MenuGroupOf, type MenuItem } from './platform/shell/menu';
export { $snackbar, notify, snackbarChanged, type Snackbar, type Toast } from './platform/toasts/model';
