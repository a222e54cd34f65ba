import { useUnit } from 'effector-react';
import { Suspense, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { $sessionNumber } from './model';
import { $isSlowConnection } from '../start/connection';
import { StartScreen } from '../start/start-screen';

/** The fetch cache's constants (specification, section 7), in ms. */
export const cacheSettings = (slow: boolean) =>
  ({
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    errorRetryInterval: slow ? 10_000 : 5_000,
    loadingTimeout: slow ? 5_000 : 3_000,
  }) satisfies SWRConfiguration;

/** Provides the fetch cache of one session to the guarded routes. The end of the session drops the cache. */
export function Component() {
  const [session, isSlow] = useUnit([$sessionNumber, $isSlowConnection]);
  const settings = useMemo(() => ({ ...cacheSettings(isSlow), provider: () => new Map() }), [isSlow]);
  return (
    <SWRConfig key={session} value={settings}>
      {/* Inside the provider: if it suspended itself while a language loads, React would discard the cache. */}
      <Suspense fallback={<StartScreen />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}
