import { attach, sample } from 'effector';
import './platform/forms/drafts'; // signing out drops drafts on every page
import './platform/guard/remembered';
import './platform/i18n/model';
import './platform/toasts/queue';
import './platform/toasts/system-toasts';
import './platform/preferences/apply-preferences';
import { openClient } from './platform/http/request';
import { $token, tokenRead } from './platform/http/token';
import { whenIdle } from './platform/http/when-idle';
import { sessionLoadRequested } from './platform/session/load-session';
import './platform/session/registered-email';
import './platform/session/sign-in';
import './platform/session/sign-out';
import './platform/session/stored-cart-removal';
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
// The session is loaded as soon as the API host is known.
sample({ clock: loadSettingsFx.doneData, target: sessionLoadRequested });

export { appStarted } from './platform/start/app-started';
