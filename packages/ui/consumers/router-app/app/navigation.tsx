import type { RenderLink } from '@attesta/ui/navigation/link';
import { NavTree } from '@attesta/ui/navigation/nav-tree';
import { Link, useLocation } from 'react-router';

const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

const items = [
  { id: '/', label: 'Open claims', href: '/' },
  { id: '/closed', label: 'Closed claims', href: '/closed' },
];

export function Navigation() {
  const { pathname } = useLocation();
  return <NavTree groups={[{ id: 'claims', label: 'Claims', items }]} activeId={pathname} renderLink={renderLink} />;
}
