import type { ReactNode } from 'react';
import { Alert } from '../../../../packages/ui/src/feedback/alert/index.js';
import { Banner } from '../../../../packages/ui/src/feedback/banner/index.js';
import { ProgressBar } from '../../../../packages/ui/src/feedback/progress/index.js';
import { Skeleton } from '../../../../packages/ui/src/feedback/skeleton/index.js';
import { Link } from '../../../../packages/ui/src/navigation/link/index.js';
import { row, floating } from './drawn.js';

export const feedbackThumbs: Record<string, ReactNode> = {
  'feedback/alert': <Alert tone="warning" title="One certificate expires soon" />,
  'feedback/announcer': floating('“12 devices found”'),
  'feedback/banner': <Banner tone="error" title="You are offline" />,
  'feedback/progress': <ProgressBar label="Sending" value={64} />,
  'feedback/skeleton': (
    <div className="doc-fill">
      <Skeleton width="50%" />
      <Skeleton lines={2} />
    </div>
  ),
  'feedback/snackbar': floating(
    row(
      'Device registered',
      <Link key="undo" href="#">
        Undo
      </Link>,
    ),
  ),
};
