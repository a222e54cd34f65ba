import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import type { User } from '../../platform/session/user';
import { lazyOptional } from '../../platform/start/lazy-optional';
import { nextStepHeight } from './next/next-step-height';
import { $firstRunEnded, firstRunKey, readFirstRunFx } from './first-run/model';

/** Loaded for new users only. */
const FirstRun = lazyOptional(() => import('./first-run/first-run').then((module) => module.FirstRun));
const NextStepSection = lazyOptional(() => import('./next/next-step-section').then((module) => module.NextStepSection));

/** The first card of the hub: onboarding steps, then the next step. */
export function Lead({ user }: { user: User }) {
  const [ended, read] = useUnit([$firstRunEnded, readFirstRunFx]);
  useEffect(() => {
    if (ended === undefined) void read();
  }, [ended, read]);
  const placeholder = <Skeleton shape="sheet" height={nextStepHeight} />;
  if (ended === undefined) return placeholder;
  const next = <NextStepSection user={user} />;
  return (
    <Suspense fallback={placeholder}>
      {ended.includes(firstRunKey(user)) ? next : <FirstRun user={user} next={next} />}
    </Suspense>
  );
}
