import 'i18next';
import type accessKeys from './en/accessKeys.json';
import type account from './en/account.json';
import type analytics from './en/analytics.json';
import type availability from './en/availability.json';
import type bodyProfile from './en/bodyProfile.json';
import type classes from './en/classes.json';
import type codes from './en/codes.json';
import type courses from './en/courses.json';
import type dashboards from './en/dashboards.json';
import type devices from './en/devices.json';
import type help from './en/help.json';
import type hub from './en/hub.json';
import type legal from './en/legal.json';
import type matching from './en/matching.json';
import type portal from './en/portal.json';
import type problems from './en/problems.json';
import type signIn from './en/signIn.json';
import type statistics from './en/statistics.json';

// A key that is missing from the English bundles is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'portal';
    resources: {
      accessKeys: typeof accessKeys;
      account: typeof account;
      analytics: typeof analytics;
      availability: typeof availability;
      bodyProfile: typeof bodyProfile;
      classes: typeof classes;
      codes: typeof codes;
      courses: typeof courses;
      dashboards: typeof dashboards;
      devices: typeof devices;
      help: typeof help;
      hub: typeof hub;
      legal: typeof legal;
      matching: typeof matching;
      portal: typeof portal;
      problems: typeof problems;
      signIn: typeof signIn;
      statistics: typeof statistics;
    };
  }
}
