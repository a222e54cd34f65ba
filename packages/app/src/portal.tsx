import { LocaleProvider } from '@attesta/ui/locale/locale-provider';
import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { ShownText } from './platform/forms/shown-text';
import { $componentLocale } from './platform/i18n/model';
import type { PortalHistory } from './platform/navigation/history';
import { PortalRouter } from './platform/navigation/portal-router';
import { lazyOptional } from './platform/start/lazy-optional';
import { Pages } from './router';
import { StartScreen } from './platform/start/start-screen';
import { useHydrated } from './platform/start/use-hydrated';

const Toasts = lazyOptional(() => import('./platform/toasts/host').then(({ Toasts: component }) => component));

/** Renders nothing in prerendered HTML. */
function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}

/**
 * The portal. Shows the start screen while a language loads, so that no page is partly translated.
 * @param createHistory replaces the history of the browser, to prerender a page
 */
export function Portal({ createHistory }: { createHistory?: () => PortalHistory }) {
  return (
    <LocaleProvider {...useUnit($componentLocale)}>
      {/* Outside Suspense: a suspended router would miss changes of the address. */}
      <PortalRouter createHistory={createHistory}>
        <Suspense fallback={<StartScreen />}>
          <Pages />
        </Suspense>
      </PortalRouter>
      <AfterHydration>
        <ShownText />
        <Suspense>
          <Toasts />
        </Suspense>
      </AfterHydration>
    </LocaleProvider>
  );
}
