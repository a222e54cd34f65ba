import { createEffect, createStore, sample } from 'effector';
import { setApiHost } from '../http/client';
import { appStarted } from './started';

/** What an operator of the portal sets: at build time by `VITE_…`, at run time by `/portal-settings.json`, which wins. */
export interface PortalSettings {
  /** Origin of the API; the empty text is the portal's own. */
  apiHost: string;
  eToolUrl: string;
  jobBoardUrl: string;
}

/** Longest wait for the run-time settings, in ms; then those of the build hold. */
const patience = 3000;

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

/** Reads settings field by field; what is no web address leaves the given one in place. */
export function readSettings(value: unknown, given: PortalSettings): PortalSettings {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const pick = (name: keyof PortalSettings) =>
    Object.hasOwn(from, name) && isWebAddress(from[name]) ? from[name] : given[name];
  return { apiHost: pick('apiHost'), eToolUrl: pick('eToolUrl'), jobBoardUrl: pick('jobBoardUrl') };
}

const { VITE_API_HOST: apiHost, VITE_ETOOL_URL: eToolUrl, VITE_JOB_BOARD_URL: jobBoardUrl } = import.meta.env;

/** Settings of the build. The two outside services have reserved names until someone names them. */
export const builtIn = readSettings(
  { apiHost, eToolUrl, jobBoardUrl },
  { apiHost: '', eToolUrl: 'https://e-tool.example/', jobBoardUrl: 'https://job-board.example/' },
);

/** Asks the portal's own origin for `/portal-settings.json`. A portal without one is a portal as built. */
export const loadSettingsFx = createEffect(async (): Promise<PortalSettings> => {
  try {
    const response = await fetch('/portal-settings.json', { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
    return response.ok ? readSettings(await response.json(), builtIn) : builtIn;
  } catch {
    return builtIn;
  }
});

export const $settings = createStore<PortalSettings>(builtIn).on(loadSettingsFx.doneData, (_, settings) => settings);

/** Points the HTTP client at the API host; who asks the API waits for this. */
export const applyApiHostFx = createEffect((settings: PortalSettings) => setApiHost(settings.apiHost));

sample({ clock: appStarted, target: loadSettingsFx });
sample({ clock: loadSettingsFx.doneData, target: applyApiHostFx });
