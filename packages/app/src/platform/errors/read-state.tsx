import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Loading as LoadingFrame } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfigurationRequired } from './configuration-required';
import { FailureText } from './failure-text';
import type { Problem } from '../http/problem';
import type { Read } from '../http/use-call';

interface ReadStateProps<Data> {
  read: Read<Data>;
  /** Placeholder with the layout of the loaded content. */
  skeleton: ReactNode;
  /** Replaces the default error message. */
  renderError?: (problem: Problem) => ReactNode;
  /** Whether an error gets a card of its own, for content that is not in a card. */
  framed?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders the loaded data, the skeleton while loading, or an error message with a retry button. */
export function ReadState<Data>({ read, skeleton, renderError, framed = false, children }: ReadStateProps<Data>) {
  if (read.data !== undefined) return children(read.data);
  if (read.problem) {
    const error = renderError?.(read.problem) || (
      <ReadError problem={read.problem} onRetry={() => void read.reload()} />
    );
    return framed ? <Card>{error}</Card> : error;
  }
  return <Loading isSlow={read.isSlow}>{skeleton}</Loading>;
}

/** Explains why data could not be loaded, with a retry button or the next step. */
export function ReadError({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('problems');
  if (problem.code === 'not_configured') return <ConfigurationRequired />;
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
        <FailureText failure={problem} />
      </EmptyState>
    </div>
  );
}

/** A skeleton that screen readers announce as loading. When `isSlow` is set, it also shows that loading takes long. */
export function Loading({ isSlow, children }: { isSlow: boolean; children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <LoadingFrame slow={isSlow} slowText={t('loadingSlow')}>
      {children}
    </LoadingFrame>
  );
}
