import { matchRoutes } from 'react-router-dom';
import type { Role } from '@attesta/domain/access/roles';
import type portalBundle from '../i18n/en/portal.json';
import { paths, devicePaths, coursePaths, availabilityPaths } from './paths';

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
  auth(paths.signIn, 'welcome', 'signIn', 'sign-in'),
  auth(paths.register, 'register', 'register', 'sign-in'),
  auth(paths.forgotPassword, 'forgot-password', 'forgotPassword', 'sign-in'),
  // Links in mails must also work for a signed-in user.
  auth(paths.resetPassword, 'reset-password', 'resetPassword', 'open'),
  auth(paths.checkMail, 'check-mail', 'checkMail', 'open'),
  auth(paths.confirmEmail, 'confirm-email', 'confirmEmail', 'open'),

  open(paths.error, 'errors/error', 'error'),
  open(paths.serverError, 'errors/server-error', 'serverError'),
  open(paths.privacyPolicy, 'legal/privacy-policy', 'privacyPolicy'),
  open(paths.dataProtection, 'legal/data-protection', 'dataProtection'),

  hub(paths.hub, 'nexus', 'hub/nexus'),
  hub(paths.video, 'video'),
  hub(paths.codes, 'codes'),
  hub(paths.hubMatchmaking, 'hubMatchmaking'),
  hub(paths.jobBoard, 'jobBoard'),
  hub(paths.courses, 'courses'),
  hub(paths.community, 'community'),

  portal(coursePaths.pattern, 'courses/register-course', 'registerCourse'),
  portal(paths.configuration, 'account/configuration', 'accountConfiguration'),
  portal(paths.inaccessible, 'account/inaccessible', 'inaccessibleAccount'),

  portal(paths.bodySettings, 'account/settings', 'accountSettings', body),
  records(paths.bodyProfile, 'body-profile/profile', 'bodyProfile', body),
  records(paths.accessKeys, 'access-keys/access-keys', 'accessKeys', body),
  {
    ...portal(paths.operatorSettings, 'account/settings', 'accountSettings', operator),
    redirect: paths.personalSettings,
  },
  // Under the guard of the hub, so that users without a role and unapproved notified bodies can open it too.
  { path: paths.personalSettings, page: 'account/personal', title: 'personalSettings', access: 'hub', frame: 'portal' },

  portal(paths.operatorDashboard, 'dashboards/market-operator', 'marketOperatorDashboard', operator, {
    group: 'dashboard',
    item: 'dashboard',
  }),
  portal(paths.bodyDashboard, 'dashboards/notified-body', 'notifiedBodyDashboard', body, {
    group: 'dashboard',
    item: 'dashboard',
  }),
  portal(paths.statistics, 'statistics/statistics', 'statistics', [...operator, ...body], {
    group: 'dashboard',
    item: 'statistics',
  }),

  records(devicePaths.create, 'devices/create', 'addDevice', operator, {
    group: 'medicalDevices',
    item: 'addDevice',
  }),
  records(devicePaths.list, 'devices/list', 'yourDevices', operator, {
    group: 'medicalDevices',
    item: 'yourDevices',
  }),
  records(devicePaths.editPattern, 'devices/edit', 'editDevice', operator),
  records(devicePaths.viewPattern, 'devices/view', 'viewDevice', operator),
  records(paths.matching, 'matching/matching', 'matchmaking', operator, {
    group: 'medicalDevices',
    item: 'matchmaking',
  }),

  records(availabilityPaths.calendar, 'availability/availability', 'codesAvailability', body, {
    group: 'availability',
    item: 'ganttCalendar',
  }),
  portal(paths.analytics, 'analytics/analytics', 'analytics', body, {
    group: 'trendAnalysis',
    item: 'analytics',
  }),
];

/** The route of every address that no other route matches. */
export const notFound: Route = open('*', 'errors/not-found', 'notFound');

const matchable = [...routes, notFound].map((route) => ({ path: route.path, route }));

/** The route of a path. Matches like the router: letter case and a trailing slash are ignored. */
export const routeAt = (path: string): Route => matchRoutes(matchable, path)?.[0]?.route.route ?? notFound;
