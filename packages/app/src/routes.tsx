import { matchRoutes } from 'react-router-dom';
import type { Role } from '@attesta/domain/account/roles';
import type portalWords from './i18n/en/portal.json';

/**
 * Who watches a route (`guard/decide.ts`):
 * `open` nobody; `root` and `sign-in` send a signed-in user on; `hub` the simple guard; `portal` the nine rules.
 */
export type Access = 'open' | 'root' | 'sign-in' | 'hub' | 'portal';

/** What stands around a page: `shell/<frame>-layout.tsx`. */
export type Frame = 'auth' | 'plain' | 'portal';

export type MenuGroup = 'hub' | 'dashboard' | 'availability' | 'trendAnalysis' | 'medicalDevices';

/** Keys of the portal's words: an item or a page that has none is an error of types. */
export type TitleKey = keyof typeof portalWords.titles;
export type MenuKey = keyof typeof portalWords.menu;

/** One row of the route table (specification, section 2). */
export interface Route {
  path: string;
  /** The page's file in `src`, without `-page.tsx`. */
  page: string;
  access: Access;
  frame: Frame;
  /** Key of the title under `titles` of the `portal` bundle. */
  title: TitleKey;
  /** Absent: every role. */
  roles?: readonly Role[];
  /** Where rule 9, or the hub's guard, sends instead of `/`. */
  redirect?: string;
  /** Where the navigation lists it: the group, and the item's key under `menu` of the `portal` bundle. */
  menu?: { group: MenuGroup; item: MenuKey };
}

const operator = ['market_operator'] as const;
const body = ['notified_body'] as const;

/** The placeholder that the hub's sections share; pages that are still to be built stand on it too. */
const about = 'hub/about';
const later = { statistics: about, analytics: about, registerCourse: about };

const auth = (path: string, page: string, title: TitleKey, access: Access): Route => ({
  path,
  page: `sign-in/${page}`,
  title,
  access,
  frame: 'auth',
});
const open = (path: string, page: string, title: TitleKey): Route => ({
  path,
  page,
  title,
  access: 'open',
  frame: 'plain',
});
const hub = (path: string, title: TitleKey & MenuKey, page = about): Route => ({
  path,
  page,
  title,
  access: 'hub',
  frame: 'portal',
  menu: { group: 'hub', item: title },
});
const portal = (path: string, page: string, title: TitleKey, roles?: readonly Role[], menu?: Route['menu']): Route => ({
  path,
  page,
  title,
  access: 'portal',
  frame: 'portal',
  ...(roles && { roles }),
  ...(menu && { menu }),
});

/** Every route of the portal: the single source of what is where, who may open it and what it is called. */
export const routes: readonly Route[] = [
  auth('/', 'welcome', 'signIn', 'root'),
  auth('/login', 'login', 'signIn', 'sign-in'),
  auth('/register', 'register', 'register', 'sign-in'),
  auth('/forgot-password', 'forgot-password', 'forgotPassword', 'sign-in'),
  // A link in a mail must work for someone who is signed in, too.
  auth('/reset-password', 'reset-password', 'resetPassword', 'open'),
  auth('/check-mail', 'check-mail', 'checkMail', 'open'),

  open('/pages/error', 'errors/error', 'error'),
  open('/pages/500', 'errors/server-error', 'serverError'),
  open('/privacy-policy', 'legal/privacy-policy', 'privacyPolicy'),
  open('/data-protection', 'legal/data-protection', 'dataProtection'),

  hub('/nexus', 'nexus', 'hub/nexus'),
  hub('/video', 'video'),
  hub('/codes', 'codes'),
  hub('/matchmaking', 'hubMatchmaking'),
  hub('/job-board', 'jobBoard'),
  hub('/courses', 'courses'),
  hub('/community', 'community'),
  {
    path: '/register-course/:courseId',
    page: later.registerCourse,
    access: 'hub',
    frame: 'portal',
    title: 'registerCourse',
  },

  portal('/account-configuration', 'account/configuration', 'accountConfiguration'),
  portal('/inaccessible-account', 'account/inaccessible', 'inaccessibleAccount'),

  portal('/account-settings/notified-body', 'account/settings', 'accountSettings', body),
  portal('/account-settings/market-operator', 'account/settings', 'accountSettings', operator),

  portal('/dashboard/market-operator/default', 'dashboards/market-operator', 'marketOperatorDashboard', operator, {
    group: 'dashboard',
    item: 'dashboard',
  }),
  portal('/dashboard/notified-body/default', 'dashboards/notified-body', 'notifiedBodyDashboard', body, {
    group: 'dashboard',
    item: 'dashboard',
  }),
  portal('/dashboard/statistics', later.statistics, 'statistics', [...operator, ...body], {
    group: 'dashboard',
    item: 'statistics',
  }),

  portal('/dashboard/market-operator/create-medical-device', 'devices/create', 'addDevice', operator, {
    group: 'medicalDevices',
    item: 'addDevice',
  }),
  portal('/dashboard/market-operator/list-medical-devices', 'devices/list', 'yourDevices', operator, {
    group: 'medicalDevices',
    item: 'yourDevices',
  }),
  portal('/dashboard/market-operator/edit-medical-device/:id', 'devices/edit', 'editDevice', operator),
  portal('/dashboard/market-operator/view-medical-device/:id', 'devices/view', 'viewDevice', operator),
  portal('/dashboard/market-operator/matchmaking-medical-devices', 'matchmaking/matchmaking', 'matchmaking', operator, {
    group: 'medicalDevices',
    item: 'matchmaking',
  }),

  portal('/dashboard/notified-body/gantt', 'availability/availability', 'codesAvailability', body, {
    group: 'availability',
    item: 'ganttCalendar',
  }),
  portal('/dashboard/notified-body/analytics', later.analytics, 'analytics', body, {
    group: 'trendAnalysis',
    item: 'analytics',
  }),
];

/** What answers an address that no route of the table knows. */
export const notFound: Route = open('*', 'errors/not-found', 'notFound');

const matchable = [...routes, notFound].map((route) => ({ path: route.path, route }));

/** The route that an address' path belongs to, found as the router finds it (letter case and a closing slash don't matter). */
export const routeAt = (path: string): Route => matchRoutes(matchable, path)?.[0]?.route.route ?? notFound;
