import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { styled } from 'styled-components';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

/** Placeholder for a dashboard: the figures and a card per table. */
export const DashboardSkeleton = ({ tables }: { tables: number }) => (
  <Stack>
    <Skeleton height={140} />
    {Array.from({ length: tables }, (_, index) => (
      <Skeleton key={index} height={240} />
    ))}
  </Stack>
);
