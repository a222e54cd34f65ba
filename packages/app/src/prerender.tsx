import { LocaleProvider } from '@attesta/ui/locale/locale-provider';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createTranslations } from './platform/i18n/i18n';
import { loadComponentLocale } from './platform/i18n/component-locale';
import { $componentLocale, $i18n } from './platform/i18n/model';
import { createPortalHistory } from './platform/navigation/history';
import { notFound, routes, type Route } from './platform/navigation/routes';
import { languages } from './platform/preferences/preferences';
import { $session } from './platform/session/model';
import { ShellFrame } from './platform/shell/shell-frame';
import { Portal } from './portal';
import { titleAt } from './title';

export { languages, notFound, routes };

/** Whether the page of a route is the same for everyone, so that it is prerendered. */
export const isPublic = ({ access }: Route): boolean => access !== 'hub' && access !== 'portal';

/** Whether a mail links to the page of a route, with a token in the address. */
export const hasTokenVariant = ({ access, frame }: Route): boolean => access === 'open' && frame === 'auth';

interface Rendered {
  /** The page, for `#root`. */
  html: string;
  /** The frame that a signed-in user sees until the page is loaded. */
  frame: string;
  /** The style elements of the page and the frame. */
  styles: string;
  title: string;
  /** What the portal is, for search engines. */
  description: string;
  /** The message shown if the scripts of the page cannot be loaded. */
  failed: string;
  /** The message shown if the browser runs no scripts. */
  withoutScripts: string;
}

/** A session that was loaded and has no user. */
const signedOut = { isLoggedIn: false, isInitialized: true, user: null };

/** Renders the page of a signed-out visitor. @param url path with the query */
export async function renderPage(url: string, language: string): Promise<Rendered> {
  const { i18n, ready } = createTranslations(language);
  await ready;
  const componentLocale = await loadComponentLocale(language);
  const sheet = new ServerStyleSheet();
  const render = async (element: ReactNode, identifierPrefix: string) => {
    const tree = (
      <StyleSheetManager sheet={sheet.instance}>
        <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
      </StyleSheetManager>
    );
    const errors: unknown[] = [];
    const { prelude } = await prerender(tree, { identifierPrefix, onError: (error) => void errors.push(error) });
    if (errors.length > 0) throw new Error(`${url} could not be rendered.`, { cause: errors[0] });
    return new Response(prelude).text();
  };

  const history = createPortalHistory(createMemoryHistory({ initialEntries: [url], v5Compat: true }));
  const scope = fork({
    values: [
      [$session, signedOut],
      [$i18n, i18n],
      [$componentLocale, componentLocale],
    ],
  });
  const page = (
    <StrictMode>
      <Provider value={scope}>
        <Portal createHistory={() => history} />
      </Provider>
    </StrictMode>
  );
  const html = await render(page, '');
  const frame = await render(
    <LocaleProvider {...componentLocale}>
      <ShellFrame />
    </LocaleProvider>,
    'frame-',
  );
  const title = i18n.t(`portal:titles.${titleAt(history.current().location)}`);
  return {
    html,
    frame,
    styles: sheet.getStyleTags(),
    title: `${title} · ${i18n.t('portal:name')}`,
    description: i18n.t('portal:description'),
    failed: i18n.t('portal:errors.scripts'),
    withoutScripts: i18n.t('portal:errors.withoutScripts'),
  };
}
