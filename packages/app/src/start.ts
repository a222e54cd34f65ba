import { attach, sample } from 'effector';
import './platform/forms/drafts'; // signing out drops drafts on every page
import './platform/guard/remembered';
import './platform/guard/start-redirect';
import './platform/i18n/language-cookie';
import './platform/i18n/model';
import './platform/toasts/queue';
import './platform/toasts/system-toasts';
import './platform/preferences/apply-preferences';
import { openClient } from './platform/http/request';
import { $token, tokenRead } from './platform/http/token';
import { whenIdle } from './platform/browser/when-idle';
import { sessionLoadRequested } from './platform/session/load-session';
import { $session, noSessionFound } from './platform/session/model';
import './platform/http/reachability';
import './platform/session/registered-email';
import './platform/session/reset-email';
import './platform/session/start-failure';
import './platform/session/sign-in';
import './platform/session/sign-out';
import './platform/session/stored-data-removal';
import './platform/session/unauthorised';
import './platform/session/tabs';
import './platform/start/connection';
import './platform/start/service-workers';
import { loadSettingsFx } from './platform/start/settings';

/**
 * Loads the HTTP client. A signed-in user needs it at once; otherwise it is loaded when idle, because the connection
 * may be lost when a form is sent.
 */
const prepareClientFx = attach({
  source: $token,
  effect: (token) => (token === null ? whenIdle(openClient) : void openClient().catch(() => null)),
});

sample({ clock: tokenRead, target: prepareClientFx });
// Without a token nobody is signed in. With one, the user is fetched as soon as the API host is known.
sample({ clock: tokenRead, filter: (token) => token === null, target: noSessionFound });
sample({
  clock: loadSettingsFx.doneData,
  source: $session,
  filter: ({ isInitialized }) => !isInitialized,
  target: sessionLoadRequested,
});

import './start-page-reads';

export { appStarted } from './platform/start/app-started';
