import 'i18next';
import type account from './en/account.json';
import type availability from './en/availability.json';
import type classes from './en/classes.json';
import type codes from './en/codes.json';
import type dashboards from './en/dashboards.json';
import type devices from './en/devices.json';
import type hub from './en/hub.json';
import type legal from './en/legal.json';
import type matchmaking from './en/matchmaking.json';
import type portal from './en/portal.json';
import type problems from './en/problems.json';
import type signIn from './en/signIn.json';

// A key that the English bundles don't have is an error of types.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'portal';
    resources: {
      account: typeof account;
      availability: typeof availability;
      classes: typeof classes;
      codes: typeof codes;
      dashboards: typeof dashboards;
      devices: typeof devices;
      hub: typeof hub;
      legal: typeof legal;
      matchmaking: typeof matchmaking;
      portal: typeof portal;
      problems: typeof problems;
      signIn: typeof signIn;
    };
  }
}
