import type { Role } from '@attesta/domain/access/roles';

// Every path of the portal (specification, section 2). `scripts/check-structure.mjs` rejects them in other files.

const operator = '/dashboard/market-operator';
const body = '/dashboard/notified-body';

/** The pages with a fixed path. */
export const paths = {
  start: '/',
  signIn: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  checkMail: '/check-mail',
  confirmEmail: '/confirm-email',
  error: '/pages/error',
  serverError: '/pages/500',
  privacyPolicy: '/privacy-policy',
  dataProtection: '/data-protection',
  hub: '/nexus',
  video: '/video',
  codes: '/codes',
  hubMatchmaking: '/matchmaking',
  jobBoard: '/job-board',
  courses: '/courses',
  community: '/community',
  configuration: '/account-configuration',
  inaccessible: '/inaccessible-account',
  /** The settings of the person, for every signed-in user. */
  personalSettings: '/account-settings/personal',
  operatorSettings: '/account-settings/market-operator',
  bodySettings: '/account-settings/notified-body',
  /** What a notified body publishes about itself. */
  bodyProfile: '/account-settings/notified-body/profile',
  /** Its calendar feeds and API tokens. */
  accessKeys: '/account-settings/notified-body/connections',
  operatorDashboard: `${operator}/default`,
  bodyDashboard: `${body}/default`,
  matching: `${operator}/matchmaking-medical-devices`,
  statistics: '/dashboard/statistics',
  analytics: `${body}/analytics`,
} as const;

/** The device pages. */
export const devicePaths = {
  list: `${operator}/list-medical-devices`,
  archive: `${operator}/list-medical-devices?state=archived`,
  create: `${operator}/create-medical-device`,
  view: (id: string) => `${operator}/view-medical-device/${encodeURIComponent(id)}`,
  edit: (id: string) => `${operator}/edit-medical-device/${encodeURIComponent(id)}`,
  shortlist: (id: string) => `${paths.matching}?${new URLSearchParams({ device: id, view: 'shortlist' }).toString()}`,
  matches: (id: string) => `${paths.matching}?${new URLSearchParams({ device: id }).toString()}`,
  viewPattern: `${operator}/view-medical-device/:id`,
  editPattern: `${operator}/edit-medical-device/:id`,
} as const;

const course = (courseId: string) => `/register-course/${encodeURIComponent(courseId)}`;

/** The course pages. */
export const coursePaths = {
  /** Registration for a course, at the step where the user left it. */
  register: course,
  /** A registration, also a cancelled one. */
  registration: (courseId: string, id: string) =>
    `${course(courseId)}?${new URLSearchParams({ registration: id }).toString()}`,
  pattern: '/register-course/:courseId',
} as const;

/** Codes Availability. */
export const availabilityPaths = {
  calendar: `${body}/gantt`,
  /** The windows of one code. */
  calendarOf: (code: string) => `${body}/gantt?${new URLSearchParams({ code }).toString()}`,
} as const;

/** The settings of the user's organisation, or null for a role without one: it has only the personal settings. */
export function organisationSettingsOf(role: Role | null): string | null {
  if (role === 'market_operator') return paths.operatorSettings;
  return role === 'notified_body' ? paths.bodySettings : null;
}
