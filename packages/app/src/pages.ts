import type { ComponentType } from 'react';
import type { Frame, Route } from './platform/navigation/routes';

/** Exports of a page or layout file. */
export interface PageModule {
  Component: ComponentType;
}

const pages = import.meta.glob<PageModule>('./features/*/*-page.tsx');
const layouts = import.meta.glob<PageModule>('./platform/shell/*-layout.tsx');

const load = (modules: Record<string, () => Promise<PageModule>>, file: string): Promise<PageModule> =>
  modules[file]?.() ?? Promise.reject(new Error(`No such file in the portal: ${file}`));

/** Loads the page of a route. Each page is a separate chunk. */
export const loadPage = ({ page }: Route): Promise<PageModule> => load(pages, `./features/${page}-page.tsx`);

/** Loads the layout of a page. */
export const loadLayout = (frame: Frame): Promise<PageModule> => load(layouts, `./platform/shell/${frame}-layout.tsx`);
