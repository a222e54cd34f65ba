import '@attesta/ui/theme.css';
import '@fontsource/ibm-plex-mono/latin-500.css';
import '@fontsource/poppins/400.css';
import '@fontsource/poppins/500.css';
import '@fontsource/poppins/600.css';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { canHydrate } from './can-hydrate';
import { loadRoute } from './pages';
import { changeLanguageFx } from './platform/i18n/model';
import { routeAt } from './platform/navigation/routes';
import './platform/preferences/chinese-name/chinese-name.css';
import { Portal } from './portal';
import { appStarted } from './start';

/** The state of this page. Every component reads it through the provider. */
const scope = fork();
void allSettled(appStarted, { scope });

const container = document.getElementById('root')!;
const portal = (
  <StrictMode>
    <Provider value={scope}>
      <Portal />
    </Provider>
  </StrictMode>
);

const { pathname } = window.location;
// Starts before the session is known. A failure is shown by the page that needs the code.
const loading = loadRoute(routeAt(pathname)).catch(() => null);

if (canHydrate(container, pathname)) {
  // The language is loaded first, because a page in another language would not match.
  void Promise.all([loading, allSettled(changeLanguageFx, { scope, params: document.documentElement.lang })]).then(() =>
    hydrateRoot(container, portal),
  );
} else {
  container.replaceChildren();
  container.removeAttribute('data-page');
  document.documentElement.dataset['hydrated'] = '';
  createRoot(container).render(portal);
}
