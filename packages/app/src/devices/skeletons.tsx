import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { styled } from 'styled-components';

const Sheets = styled.div`
  display: grid;
  gap: 16px;
`;

/** The shape of the form: its first section and the heads of the others. */
export const FormSkeleton = () => (
  <Sheets>
    <Skeleton height={380} />
    <Skeleton height={62} />
    <Skeleton height={62} />
    <Skeleton height={62} />
  </Sheets>
);

/** The shape of a device's page. */
export const ViewSkeleton = () => (
  <Sheets>
    <Skeleton height={96} />
    <Skeleton height={220} />
    <Skeleton height={180} />
  </Sheets>
);
