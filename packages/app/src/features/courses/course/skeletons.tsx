import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { styled } from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: 24px;
`;

/** Skeleton of the steps or of a registration. */
export const PageSkeleton = () => (
  <Stack>
    <Skeleton shape="rect" height={44} />
    <Skeleton shape="sheet" height={420} />
  </Stack>
);

/** Skeleton of a list of courses. */
export const ListSkeleton = () => <Skeleton shape="sheet" height={216} />;
