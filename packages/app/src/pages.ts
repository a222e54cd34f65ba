import type { ComponentType } from 'react';
import type { Frame, Route } from './routes';

interface Module { Component: ComponentType }

const pages = import.meta.glob<Module>('./*/*-page.tsx');
const layouts = import.meta.glob<Module>('./shell/*-layout.tsx');

const load = (modules: Record<string, () => Promise<Module>>, file: string): Promise<Module> =>
  modules[file]?.() ?? Promise.reject(new Error(`No such file in the portal: ${file}`));

/** Loads the page of a route; each page is a chunk of its own. */
export const loadPage = ({ page }: Route): Promise<Module> => load(pages, `./${page}-page.tsx`);

/** Loads what stands around a page. */
export const loadLayout = (frame: Frame): Promise<Module> => load(layouts, `./shell/${frame}-layout.tsx`);

/** Names of the page and layout files that exist, for the test of the table. */
export const existingFiles: readonly string[] = [...Object.keys(pages), ...Object.keys(layouts)];
