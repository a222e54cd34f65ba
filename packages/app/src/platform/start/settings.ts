import { externalServices } from '@attesta/domain/values/external-services';
import { createEffect, createStore, sample } from 'effector';
import { appStarted } from './app-started';

/**
 * Deployment settings. `VITE_…` variables set them at build time; those of the server take precedence at run time: in the
 * prerendered page, or in `/portal-settings.json`.
 */
export interface PortalSettings {
  /** Origin of the API. The empty string is the origin of the portal. */
  apiHost: string;
  eToolUrl: string;
  jobBoardUrl: string;
  /** Address of the operator of the portal, for users who cannot sign in. Null if none is configured. */
  supportEmail: string | null;
}

/** Maximum wait for the run-time settings, in ms. Afterwards the build-time settings apply. */
const timeout = 3000;

/** One e-mail address, without anything that could add fields to a `mailto:` link. */
const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@?&]{1,64}@[^\s@?&]{1,255}$/.test(value);

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

/** Reads settings field by field. A field that is not an address keeps its default. */
export function readSettings(value: unknown, defaults: PortalSettings): PortalSettings {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const own = (name: keyof PortalSettings) => (Object.hasOwn(from, name) ? from[name] : undefined);
  const pick = (name: 'apiHost' | 'eToolUrl' | 'jobBoardUrl') => {
    const address = own(name);
    return isWebAddress(address) ? address : defaults[name];
  };
  const supportEmail = own('supportEmail');
  return {
    apiHost: pick('apiHost'),
    eToolUrl: pick('eToolUrl'),
    jobBoardUrl: pick('jobBoardUrl'),
    supportEmail: isEmail(supportEmail) ? supportEmail : defaults.supportEmail,
  };
}

const { VITE_API_HOST: apiHost, VITE_ETOOL_URL: eToolUrl, VITE_JOB_BOARD_URL: jobBoardUrl } = import.meta.env;

/** The build-time settings. */
export const builtIn = readSettings(
  { apiHost, eToolUrl, jobBoardUrl },
  {
    apiHost: '',
    supportEmail: null,
    ...externalServices,
  },
);

/** The settings in a prerendered page. Null if the server did not add them. */
function settingsInPage(): PortalSettings | null {
  const data = globalThis.document?.getElementById('attesta-start')?.textContent;
  return data ? readSettings((JSON.parse(data) as { settings?: unknown }).settings, builtIn) : null;
}

/** Fetches `/portal-settings.json` from the portal's origin. Returns the build-time settings on failure. */
async function fetchSettings(): Promise<PortalSettings> {
  try {
    const response = await fetch('/portal-settings.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
    return response.ok ? readSettings(await response.json(), builtIn) : builtIn;
  } catch {
    return builtIn;
  }
}

/** Reads the settings from the page, or fetches them if the page was not prerendered by the server. */
export const loadSettingsFx = createEffect(async (): Promise<PortalSettings> => settingsInPage() ?? fetchSettings());

export const $settings = createStore<PortalSettings>(builtIn).on(loadSettingsFx.doneData, (_, settings) => settings);

sample({ clock: appStarted, target: loadSettingsFx });
