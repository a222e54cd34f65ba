import type { ComponentType } from 'react';
import type { ReadRequest } from './platform/http/early-reads';
import { loadable, type Loadable } from './platform/navigation/loadable';
import type { PageAddress } from './platform/navigation/page-address';
import type { Frame, Route } from './platform/navigation/routes';

/** Exports of a page or layout file. */
export interface PageModule {
  Component: ComponentType;
  /**
   * The reads of the page at an address. When the portal is opened at this address, they start before the page is
   * rendered.
   */
  reads?: (address: PageAddress) => readonly ReadRequest[];
}

type Modules = Record<string, () => Promise<PageModule>>;

const loadables = (modules: Modules): ReadonlyMap<string, Loadable<PageModule>> =>
  new Map(Object.entries(modules).map(([file, load]) => [file, loadable(load)]));

const pages = loadables(import.meta.glob<PageModule>('./features/*/*-page.tsx'));
const layouts = loadables(import.meta.glob<PageModule>('./platform/shell/*-layout.tsx'));

function fileIn(modules: ReadonlyMap<string, Loadable<PageModule>>, file: string): Loadable<PageModule> {
  const found = modules.get(file);
  if (!found) throw new Error(`No such file in the portal: ${file}`);
  return found;
}

/** The page of a route. Each page is a separate chunk. */
export const pageOf = ({ page }: Pick<Route, 'page'>): Loadable<PageModule> =>
  fileIn(pages, `./features/${page}-page.tsx`);

/** The layout of a page. */
export const layoutOf = (frame: Frame): Loadable<PageModule> => fileIn(layouts, `./platform/shell/${frame}-layout.tsx`);

/** The cache of the pages that read from the server. */
export const sessionCache = loadable<PageModule>(() => import('./platform/session/session-cache'));

/** Loads everything that a route renders, all at once. Returns the page. */
export async function loadRoute(route: Route): Promise<PageModule> {
  const [page] = await Promise.all([
    pageOf(route).load(),
    layoutOf(route.frame).load(),
    route.frame === 'portal' ? sessionCache.load() : null,
  ]);
  return page;
}
