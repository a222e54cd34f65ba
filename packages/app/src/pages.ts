import type { ComponentType } from 'react';
import type { Frame, Route } from './routes';

/** What a page or layout file exports. */
export interface PageModule {
  Component: ComponentType;
}

const pages = import.meta.glob<PageModule>('./*/*-page.tsx');
const layouts = import.meta.glob<PageModule>('./shell/*-layout.tsx');

const load = (modules: Record<string, () => Promise<PageModule>>, file: string): Promise<PageModule> =>
  modules[file]?.() ?? Promise.reject(new Error(`No such file in the portal: ${file}`));

/** Loads the page of a route; each page is a chunk of its own. */
export const loadPage = ({ page }: Route): Promise<PageModule> => load(pages, `./${page}-page.tsx`);

/** Loads what stands around a page. */
export const loadLayout = (frame: Frame): Promise<PageModule> => load(layouts, `./shell/${frame}-layout.tsx`);

/** Names of the page and layout files that exist, for the test of the table. */
export const existingFiles: readonly string[] = [...Object.keys(pages), ...Object.keys(layouts)];
