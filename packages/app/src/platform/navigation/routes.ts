import { matchRoutes } from 'react-router-dom';
import type { Role } from '@attesta/domain/access/roles';
import type portalBundle from '../i18n/en/portal.json';
import { organisationSettings, personalSettings } from './settings-paths';

/**
 * How a route is guarded (`guard/decide.ts`): `open` is not guarded, `root` and `sign-in` redirect a signed-in user,
 * `hub` has a simple guard, and `portal` has the nine rules of the specification.
 */
export type Access = 'open' | 'root' | 'sign-in' | 'hub' | 'portal';

/** The layout around a page: `platform/shell/<frame>-layout.tsx`. */
export type Frame = 'auth' | 'plain' | 'portal';

export type MenuGroup = 'hub' | 'dashboard' | 'availability' | 'trendAnalysis' | 'medicalDevices';

/** Translation keys of the `portal` bundle. An unknown key is a type error. */
export type TitleKey = keyof typeof portalBundle.titles;
export type MenuKey = keyof typeof portalBundle.menu;

/** One row of the route table (specification, section 2). */
export interface Route {
  path: string;
  /** The page's file in `src/features`, without `-page.tsx`. */
  page: string;
  access: Access;
  frame: Frame;
  /** Key of the title, in `titles` of the `portal` bundle. */
  title: TitleKey;
  /** The roles that may open the page. Absent if every role may. */
  roles?: readonly Role[];
  /** Where rule 9 or the guard of the hub redirects to, instead of `/`. */
  redirect?: string;
  /** Whether the page calls the server as a configured organisation. The guard itself handles default dashboards. */
  needsConfiguration?: boolean;
  /** Entry in the navigation: its group, and the key of its label in `menu` of the `portal` bundle. */
  menu?: { group: MenuGroup; item: MenuKey };
}

const operator = ['market_operator'] as const;
const body = ['notified_body'] as const;

/** The placeholder for the hub's sections. */
const about = 'hub/about';

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

/** A page that works with the records of a configured organisation. */
const records = (...page: Parameters<typeof portal>): Route => ({ ...portal(...page), needsConfiguration: true });

/** Every route of the portal with its page, its guard and its title. Menu, breadcrumbs and router are built from it. */
export const routes: readonly Route[] = [
  auth('/', 'welcome', 'signIn', 'root'),
  auth('/login', 'welcome', 'signIn', 'sign-in'),
  auth('/register', 'register', 'register', 'sign-in'),
  auth('/forgot-password', 'forgot-password', 'forgotPassword', 'sign-in'),
  // Links in mails must also work for a signed-in user.
  auth('/reset-password', 'reset-password', 'resetPassword', 'open'),
  auth('/check-mail', 'check-mail', 'checkMail', 'open'),
  auth('/confirm-email', 'confirm-email', 'confirmEmail', 'open'),

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

  portal('/register-course/:courseId', 'courses/register-course', 'registerCourse'),
  portal('/account-configuration', 'account/configuration', 'accountConfiguration'),
  portal('/inaccessible-account', 'account/inaccessible', 'inaccessibleAccount'),

  portal(organisationSettings.notified_body, 'account/settings', 'accountSettings', body),
  {
    ...portal(organisationSettings.market_operator, 'account/settings', 'accountSettings', operator),
    redirect: personalSettings,
  },
  // Under the guard of the hub, so that users without a role and unapproved notified bodies can open it too.
  { path: personalSettings, page: 'account/personal', title: 'personalSettings', access: 'hub', frame: 'portal' },

  portal('/dashboard/market-operator/default', 'dashboards/market-operator', 'marketOperatorDashboard', operator, {
    group: 'dashboard',
    item: 'dashboard',
  }),
  portal('/dashboard/notified-body/default', 'dashboards/notified-body', 'notifiedBodyDashboard', body, {
    group: 'dashboard',
    item: 'dashboard',
  }),
  portal('/dashboard/statistics', 'statistics/statistics', 'statistics', [...operator, ...body], {
    group: 'dashboard',
    item: 'statistics',
  }),

  records('/dashboard/market-operator/create-medical-device', 'devices/create', 'addDevice', operator, {
    group: 'medicalDevices',
    item: 'addDevice',
  }),
  records('/dashboard/market-operator/list-medical-devices', 'devices/list', 'yourDevices', operator, {
    group: 'medicalDevices',
    item: 'yourDevices',
  }),
  records('/dashboard/market-operator/edit-medical-device/:id', 'devices/edit', 'editDevice', operator),
  records('/dashboard/market-operator/view-medical-device/:id', 'devices/view', 'viewDevice', operator),
  records('/dashboard/market-operator/matchmaking-medical-devices', 'matching/matching', 'matchmaking', operator, {
    group: 'medicalDevices',
    item: 'matchmaking',
  }),

  records('/dashboard/notified-body/gantt', 'availability/availability', 'codesAvailability', body, {
    group: 'availability',
    item: 'ganttCalendar',
  }),
  portal('/dashboard/notified-body/analytics', 'analytics/analytics', 'analytics', body, {
    group: 'trendAnalysis',
    item: 'analytics',
  }),
];

/** The route of every address that no other route matches. */
export const notFound: Route = open('*', 'errors/not-found', 'notFound');

const matchable = [...routes, notFound].map((route) => ({ path: route.path, route }));

/** The route of a path. Matches like the router: letter case and a trailing slash are ignored. */
export const routeAt = (path: string): Route => matchRoutes(matchable, path)?.[0]?.route.route ?? notFound;
