import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { $sessionNumber } from './model';
import { StartScreen } from '../start/start-screen';

/** Whether the browser reports a slow connection or the user enabled data saving. */
export function isSlowLink(connection: { effectiveType?: string; saveData?: boolean } | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType === 'slow-2g' || connection?.effectiveType === '2g';
}

/** The fetch cache's constants (specification, section 7), in ms. */
export const cacheSettings = (slow: boolean) =>
  ({
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    errorRetryInterval: slow ? 10_000 : 5_000,
    loadingTimeout: slow ? 5_000 : 3_000,
  }) satisfies SWRConfiguration;

const settings = cacheSettings(
  isSlowLink(
    (globalThis.navigator as { connection?: { effectiveType?: string; saveData?: boolean } } | undefined)?.connection,
  ),
);

/** Provides the fetch cache of one session to the guarded routes. The end of the session drops the cache. */
export function Component() {
  const session = useUnit($sessionNumber);
  return (
    <SWRConfig key={session} value={{ ...settings, provider: () => new Map() }}>
      {/* Inside the provider: if it suspended itself while a language loads, React would discard the cache. */}
      <Suspense fallback={<StartScreen />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}
