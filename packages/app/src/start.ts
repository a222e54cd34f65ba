import { sample } from 'effector';
import './platform/forms/drafts'; // signing out drops drafts on every page
import './platform/guard/remembered';
import './platform/i18n/model';
import './platform/toasts/system-toasts';
import './platform/preferences/apply-preferences';
import { openClient } from './platform/http/client';
import { whenIdle } from './platform/http/when-idle';
import { sessionLoadRequested } from './platform/session/load-session';
import './platform/session/sign-out';
import './platform/session/unauthorised';
import { watchOtherTabs } from './platform/session/tabs';
import { readToken } from './platform/http/token';
import './platform/start/service-workers';
import { applyApiHostFx } from './platform/start/settings';
import { appStarted } from './platform/start/app-started';

// Loads the session as soon as the API host is known.
sample({ clock: applyApiHostFx.done, fn: () => undefined, target: sessionLoadRequested });

/** Starts the portal: loads settings, preferences and the session, and unregisters old service workers. */
export function start(): void {
  // A signed-in user needs the HTTP client at once. Otherwise it is loaded when idle, because the connection may be
  // lost when a form is sent.
  if (readToken() !== null) void openClient().catch(() => null);
  else whenIdle(openClient);
  watchOtherTabs();
  appStarted();
}
