import type { WindowView } from '@attesta/domain/availability/schema';
import { getStatistics } from '@attesta/domain/statistics/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { paths } from '../../../platform/navigation/paths';
import { DemandChart } from './demand-chart';

interface DemandSectionProps {
  /** The product codes that the body is designated for. */
  codes: readonly string[];
  windows: readonly WindowView[];
}

/** The demand for the codes that the body is designated for, as counted in the last night. */
export function DemandSection({ codes, windows }: DemandSectionProps) {
  const { t } = useTranslation(['dashboards', 'analytics', 'availability']);
  const figures = useCall(getStatistics, codes.length > 0 ? {} : null);
  const empty = (title: string, text: string, action?: { label: string; to: string }) => (
    <Card>
      <EmptyState
        icon={<ChartLine />}
        headingLevel={2}
        title={title}
        action={
          action && (
            <Button variant="outlined" render={<RouterLink to={action.to} />}>
              {action.label}
            </Button>
          )
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
  if (codes.length === 0)
    return empty(t('empty.title', { ns: 'availability' }), t('noCodes', { ns: 'analytics' }), {
      label: t('empty.action', { ns: 'availability' }),
      to: paths.bodyProfile,
    });
  return (
    <ReadState framed read={figures} skeleton={<Skeleton shape="sheet" height={460} />}>
      {({ count, cells }) =>
        count ? (
          <DemandChart codes={codes} windows={windows} count={count} cells={cells} />
        ) : (
          empty(t('notCounted.title', { ns: 'analytics' }), t('notCounted.text', { ns: 'analytics' }))
        )
      }
    </ReadState>
  );
}
