import { useUnit } from 'effector-react';
import { Suspense, useLayoutEffect, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { cacheClosed, cacheOpened } from '../http/refresh-reads';
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

/** Connects the fetch cache of the session to the event that the data of the server changed. */
function RefreshReads() {
  const { mutate } = useSWRConfig();
  const [opened, closed] = useUnit([cacheOpened, cacheClosed]);
  useLayoutEffect(() => {
    opened(mutate);
    return () => void closed(mutate);
  }, [opened, closed, mutate]);
  return null;
}

/** Provides the fetch cache of one session to the guarded routes. The end of the session drops the cache. */
export function Component() {
  const [session, isSlow] = useUnit([$sessionNumber, $isSlowConnection]);
  const settings = useMemo(() => ({ ...cacheSettings(isSlow), provider: () => new Map() }), [isSlow]);
  return (
    <SWRConfig key={session} value={settings}>
      <RefreshReads />
      {/* Inside the provider: if it suspended itself while a language loads, React would discard the cache. */}
      <Suspense fallback={<StartScreen />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}
