import { Text } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { SkipLink } from '@attesta/ui/navigation/skip-link';
import { styled } from 'styled-components';

const Page = styled.div`
  position: relative;
  display: grid;
  gap: 16px;
  & > div {
    display: flex;
    gap: 16px;
  }
`;

/** Click the content, then press Shift+Tab until the skip link appears before the navigation. */
export const PageWithSkipLink = () => (
  <Page>
    <SkipLink href="#example-content">Skip to content</SkipLink>
    <div>
      <Link href="#devices">Devices</Link>
      <Link href="#requests">Requests</Link>
    </div>
    <Text id="example-content" tabIndex={-1}>
      The content begins here.
    </Text>
  </Page>
);
