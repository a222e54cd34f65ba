import { useEffect, useMemo, useRef } from 'react';
import type { RenderLink } from '../../../packages/ui/src/foundation/render-link.js';
import { NavTree, type NavGroup } from '../../../packages/ui/src/navigation/nav-tree/index.js';
import { hrefOf, parseAddress, type Address } from './address.js';
import { groupOfPage, nameOfPage, usePages } from './pages.js';

interface SidebarProps {
  address: Address;
  onGo: (next: Partial<Address>) => void;
}

/** Links to all pages, by category. */
export function Sidebar({ address, onGo }: SidebarProps) {
  const pages = usePages();
  const place = useRef<HTMLDivElement>(null);
  const globals = JSON.stringify(address.globals);
  const groups = useMemo(() => {
    const kept = JSON.parse(globals) as Address['globals'];
    const byGroup = Map.groupBy(pages, (page) => groupOfPage(page) ?? 'Attesta');
    return [...byGroup].map(([label, list]): NavGroup => ({
      id: `group-${label}`,
      label,
      items: list.map((page) => ({
        id: page.id,
        label: nameOfPage(page),
        href: hrefOf({ view: page.view, id: page.id, globals: kept }),
      })),
    }));
  }, [pages, globals]);
  /** A click without a modifier key changes the page without loading the site again. */
  const renderLink: RenderLink = ({ href, onClick, ...rest }) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const { altKey, ctrlKey, metaKey, shiftKey } = event;
        if (event.button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !href) return;
        event.preventDefault();
        const { view, id } = parseAddress(href);
        onGo({ view, id });
      }}
    />
  );
  useEffect(() => {
    place.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  }, [address.id]);
  return (
    <div ref={place}>
      <NavTree groups={groups} activeId={address.id} renderLink={renderLink} />
    </div>
  );
}
