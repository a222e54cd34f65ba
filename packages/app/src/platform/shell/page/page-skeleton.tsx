import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { styled } from 'styled-components';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

/** Placeholder for a page whose code is loading: a title and two cards. */
export const PageSkeleton = () => (
  <Layout>
    <Skeleton width="min(320px, 70%)" height={28} shape="rect" />
    <Skeleton shape="sheet" height={160} />
    <Skeleton shape="sheet" height={280} />
  </Layout>
);
