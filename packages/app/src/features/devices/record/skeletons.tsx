import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { styled } from 'styled-components';

const CardStack = styled.div`
  display: grid;
  gap: 16px;
`;

/** Skeleton of the form: the first section and the headings of the others. */
export const FormSkeleton = () => (
  <CardStack>
    <Skeleton shape="sheet" height={380} />
    <Skeleton shape="sheet" height={62} />
    <Skeleton shape="sheet" height={62} />
    <Skeleton shape="sheet" height={62} />
  </CardStack>
);

/** Skeleton of a device page. */
export const ViewSkeleton = () => (
  <CardStack>
    <Skeleton shape="sheet" height={96} />
    <Skeleton shape="sheet" height={220} />
    <Skeleton shape="sheet" height={180} />
  </CardStack>
);
