import { Heading } from '@attesta/ui/display/typography';
import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { styled } from 'styled-components';

const Head = styled.div`
  display: grid;
  gap: 8px;
`;

const path = [
  { label: 'Dashboard', href: '#dashboard' },
  { label: 'Your devices', href: '#devices' },
  { label: 'Retina scanner', href: '#retina' },
  { label: 'Certificates' },
];

export const PageHead = () => (
  <Head>
    <Breadcrumbs items={path} />
    <Heading level={2} size="h2">
      Certificates
    </Heading>
  </Head>
);
