import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import type { RenderLink } from '@attesta/ui/navigation/link';
import { NavTree } from '@attesta/ui/navigation/nav-tree';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
`;

/** Define it once per application, and pass it to every component with links. */
const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

const groups = [
  {
    id: 'devices',
    label: 'Devices',
    items: [
      { id: '/', label: 'Your devices', href: '/' },
      { id: '/new', label: 'Add device', href: '/new' },
    ],
  },
];

function Page() {
  const { pathname } = useLocation();
  const here = pathname === '/new' ? 'Add device' : 'Your devices';
  return (
    <Columns>
      <NavTree groups={groups} activeId={pathname} renderLink={renderLink} />
      <div>
        <Breadcrumbs items={[{ label: 'Dashboard', href: '/' }, { label: here }]} renderLink={renderLink} />
        <Text>{here}</Text>
        <Button render={<Link to="/new" />}>Add device</Button>
      </div>
    </Columns>
  );
}

const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
export const Routing = () => <RouterProvider router={router} />;
