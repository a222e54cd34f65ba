import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Stack } from '@attesta/ui/layout/stack';

/** Placeholder for a dashboard: the line of figures, and a card of each height in px. */
export const DashboardSkeleton = ({ heights }: { heights: readonly number[] }) => (
  <Stack gap={24}>
    <Skeleton width="min(480px, 100%)" />
    {heights.map((height) => (
      <Skeleton key={height} shape="sheet" height={height} />
    ))}
  </Stack>
);
