import { use } from 'react';
import { componentIndex, componentOf } from '../../../.storybook/components.js';

/** A page of the site, as `scripts/storybook-site.mjs` lists it. */
export interface SitePage {
  id: string;
  view: 'docs' | 'story';
  /** The category and the name, such as `Inputs/Button`. */
  title: string;
}
/** A heading of a page. */
export interface SiteHeading {
  page: string;
  id: string;
  title: string;
}

const read = async <T>(file: string): Promise<T> => (await (await fetch(file)).json()) as T;
const pages = read<SitePage[]>('pages.json');

/** Returns all pages in the order of the sidebar. */
export const usePages = (): readonly SitePage[] => use(pages);

let headings: Promise<SiteHeading[]> | undefined;
/** Loads the headings of all pages, which only the search needs. */
export const loadHeadings = (): Promise<SiteHeading[]> => (headings ??= read<SiteHeading[]>('headings.json'));

export const nameOfPage = ({ title }: SitePage): string => title.slice(title.indexOf('/') + 1);
export const groupOfPage = ({ title }: SitePage): string | undefined =>
  title.includes('/') ? title.slice(0, title.indexOf('/')) : undefined;

/** Returns the names of a component in other libraries. */
export const aliasesOf = ({ title }: SitePage): readonly string[] => componentIndex[componentOf(title)]?.aliases ?? [];
