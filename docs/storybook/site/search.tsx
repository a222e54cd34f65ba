import { useEffect, useMemo, useState } from 'react';
import { SearchIcon } from '../../../packages/ui/src/display/icon/index.js';
import { Kbd } from '../../../packages/ui/src/display/kbd/index.js';
import { CommandPalette, type Command } from '../../../packages/ui/src/shell/command-palette/index.js';
import type { Address } from './address.js';
import { aliasesOf, groupOfPage, loadHeadings, nameOfPage, usePages, type SiteHeading } from './pages.js';

const labels = { title: 'Search', placeholder: 'Find a component, page or section' };

interface SearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGo: (next: Partial<Address>, hash?: string) => void;
}

/** Finds pages by name, alias in other libraries and heading. */
export function Search({ open, onOpenChange, onGo }: SearchProps) {
  const pages = usePages();
  const [headings, setHeadings] = useState<readonly SiteHeading[]>([]);
  useEffect(() => {
    if (open) void loadHeadings().then(setHeadings);
  }, [open]);
  const commands = useMemo(() => {
    const names = new Map(pages.map((page) => [page.id, nameOfPage(page)]));
    const own = pages.map((page): Command => ({
      value: `${page.view}/${page.id}`,
      label: nameOfPage(page),
      description: [groupOfPage(page), ...aliasesOf(page)].filter(Boolean).join(', '),
      group: 'Pages',
    }));
    const sections = headings.map(({ page, id, title }): Command => ({
      value: `docs/${page}#${id}`,
      label: title,
      description: names.get(page),
      group: 'Sections',
    }));
    return [...own, ...sections];
  }, [pages, headings]);
  const run = ({ value }: Command) => {
    const [path = '', hash] = value.split('#');
    const [view, id] = path.split('/');
    onGo({ view: view === 'story' ? 'story' : 'docs', id: id ?? '' }, hash ? `#${hash}` : '');
  };
  return (
    <CommandPalette
      commands={commands}
      onRun={run}
      open={open}
      onOpenChange={onOpenChange}
      labels={labels}
      trigger={
        <button type="button" className="site-search">
          <SearchIcon />
          <span>Search</span>
          <Kbd keys="Mod+K" aria-hidden="true" />
        </button>
      }
    />
  );
}
