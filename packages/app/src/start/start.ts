import { sample } from 'effector';
import '../devices/drafts'; // signing out drops drafts, whichever page is open
import '../guard/remembered';
import '../i18n/model';
import '../notices/faults';
import '../preferences/bridge';
import { openClient } from '../http/client';
import { whenIdle } from '../http/when-idle';
import { sessionWanted } from '../session/start';
import '../session/sign-out';
import '../session/unauthorised';
import { watchOtherTabs } from '../session/tabs';
import { readToken } from '../session/token';
import './service-workers';
import { applyApiHostFx } from './settings';
import { appStarted } from './started';

// Who is signed in is asked as soon as it is known where to ask.
sample({ clock: applyApiHostFx.done, fn: () => undefined, target: sessionWanted });

/** Everything that happens before the first page, in order: service workers go, preferences and language come, then the session. */
export function start(): void {
  // Needed in a moment where someone is signed in; else loaded early, as the connection may be gone when a form is sent.
  if (readToken() !== null) void openClient().catch(() => null);
  else whenIdle(openClient);
  watchOtherTabs();
  appStarted();
}
