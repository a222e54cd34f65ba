'use client';
import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import type { RenderLink } from '@attesta/ui/navigation/link';
import { NavTree } from '@attesta/ui/navigation/nav-tree';
import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** The cast is needed with `exactOptionalPropertyTypes`: Next.js does not accept `onClick={undefined}`. */
const renderLink: RenderLink = (props) => <NextLink {...(props as ComponentProps<typeof NextLink>)} />;

const items = [
  { id: '/', label: 'Open claims', href: '/' },
  { id: '/closed', label: 'Closed claims', href: '/closed' },
];

export function Navigation() {
  const pathname = usePathname();
  const here = items.find(({ id }) => id === pathname)?.label ?? '';
  return (
    <>
      <NavTree groups={[{ id: 'claims', label: 'Claims', items }]} activeId={pathname} renderLink={renderLink} />
      <Breadcrumbs items={[{ label: 'Start', href: '/' }, { label: here }]} renderLink={renderLink} />
    </>
  );
}
