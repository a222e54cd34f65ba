import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { styled } from 'styled-components';

const CardStack = styled.div`
  display: grid;
  gap: 16px;
`;

/** Skeleton of the form: the first section and the headings of the others. */
export const FormSkeleton = () => (
  <CardStack>
    <Skeleton height={380} />
    <Skeleton height={62} />
    <Skeleton height={62} />
    <Skeleton height={62} />
  </CardStack>
);

/** Skeleton of a device page. */
export const ViewSkeleton = () => (
  <CardStack>
    <Skeleton height={96} />
    <Skeleton height={220} />
    <Skeleton height={180} />
  </CardStack>
);
