import { EmptyState } from '@attesta/ui/display/empty-state';
import { Loading as LoadingFrame } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../forms/problem-words';
import type { Problem } from './problem';
import type { Read } from './use-call';

interface ReadStateProps<Answer> {
  read: Read<Answer>;
  /** Has the shape of what comes. */
  skeleton: ReactNode;
  /** Other words for a fault, where the page knows better. */
  fault?: (problem: Problem) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Shows what was read, or that it is on its way, or why it did not come and how to ask again. */
export function ReadState<Answer>({ read, skeleton, fault, children }: ReadStateProps<Answer>) {
  if (read.data !== undefined) return children(read.data);
  if (read.problem) return fault?.(read.problem) ?? <Fault problem={read.problem} onRetry={() => void read.reload()} />;
  return <Loading isSlow={read.isSlow}>{skeleton}</Loading>;
}

/** Why something could not be read, and the way to try again. */
export function Fault({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('problems');
  const words = useFailureWords();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={t('reading.title')}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {t('reading.retry')}
          </Button>
        }
      >
        {words(problem)}
      </EmptyState>
    </div>
  );
}

/** A skeleton, for whoever sees it and whoever hears it; past the specification's time it says that it is slow. */
export function Loading({ isSlow, children }: { isSlow: boolean; children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <LoadingFrame slow={isSlow} slowText={t('loadingSlow')}>
      {children}
    </LoadingFrame>
  );
}
