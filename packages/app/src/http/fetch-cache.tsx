import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { $sessionNumber } from '../session/model';
import { StartScreen } from '../start/start-screen';

/** Whether the browser calls the link slow: what it measures, or that the person saves data. */
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

/** The cache of one session: when the session ends, the cache goes with it. Routes behind the guard stand in it. */
export function Component() {
  const session = useUnit($sessionNumber);
  return (
    <SWRConfig key={session} value={{ ...settings, provider: () => new Map() }}>
      {/* Words that come late must hide what is below the cache, not the cache: hidden, it would take itself away. */}
      <Suspense fallback={<StartScreen />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}
