import '@attesta/ui/theme.css';
import '@fontsource/ibm-plex-mono/latin-500.css';
import '@fontsource/poppins/400.css';
import '@fontsource/poppins/500.css';
import '@fontsource/poppins/600.css';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadRoute } from './pages';
import { changeLanguageFx } from './platform/i18n/model';
import { routeAt } from './platform/navigation/routes';
import './platform/preferences/chinese-name/chinese-name.css';
import { Portal } from './portal';
import { appStarted } from './start';

/**
 * Whether React can hydrate the prerendered page: it shows the page of the current path, for a signed-out visitor, in
 * the language of the user. `data-frame` and `data-stale` are set by the inline script of the page (`build/start.js`).
 * @param container its `data-page` is the path of the prerendered page, `data-language` its language
 * @param path path of the current location
 */
function canHydrate({ dataset }: HTMLElement, path: string): boolean {
  const { dataset: page, lang } = document.documentElement;
  const { frame, stale } = page;
  if (dataset['page'] === undefined || frame !== undefined || stale !== undefined) return false;
  return routeAt(dataset['page']) === routeAt(path) && dataset['language'] === lang;
}

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
