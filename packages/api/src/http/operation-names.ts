import * as accessKeys from '@attesta/domain/access-keys/calls';
import * as account from '@attesta/domain/account/calls';
import * as data from '@attesta/domain/account/data/calls';
import * as email from '@attesta/domain/account/email/calls';
import * as profile from '@attesta/domain/account/profile/calls';
import * as availability from '@attesta/domain/availability/calls';
import * as bodyProfile from '@attesta/domain/body-profile/calls';
import * as courses from '@attesta/domain/courses/calls';
import * as devices from '@attesta/domain/devices/calls';
import * as matching from '@attesta/domain/matching/calls';
import * as shortlist from '@attesta/domain/shortlist/calls';
import * as statistics from '@attesta/domain/statistics/calls';

const areas = [
  accessKeys,
  account,
  data,
  email,
  profile,
  availability,
  bodyProfile,
  courses,
  devices,
  matching,
  shortlist,
  statistics,
];

const isCall = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const names = new Map(
  areas
    .flatMap((area) => Object.entries<unknown>(area))
    .flatMap(([name, value]) => (isCall(value) ? [[`${value.method} ${value.path}`, name] as const] : [])),
);

/** Returns the name of a call as in the domain, such as `listDevices`: generated clients have methods of this name. */
export const operationName = (method: string, path: string): string | undefined => names.get(`${method} ${path}`);
