import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The name of the record that a page shows. */
interface NamedPage {
  /** Path of the page, without the query. */
  path: string;
  name: string;
}

/** A page loaded its record. */
export const pageNamed = createEvent<NamedPage>();
/** The page at a path was left. */
export const pageLeft = createEvent<string>();

/** The current page and the name of its record, or null. */
export const $namedPage = createStore<NamedPage | null>(null)
  .on(pageNamed, (_, page) => page)
  .on(pageLeft, (page, path) => (page?.path === path ? null : page));

/** Returns the name of the record at a path, or null: the previous page's name never applies to the next page. */
export const nameAt = (page: NamedPage | null, path: string): string | null =>
  page?.path === path ? page.name.trim() || null : null;

/**
 * Puts the name of the page's record first in the document title, as in "Pump · View device · Attesta".
 * @param name undefined or empty while the record is not loaded
 */
export function usePageTitle(name: string | undefined): void {
  const { pathname: path } = useLocation();
  const [named, left] = useUnit([pageNamed, pageLeft]);
  useEffect(() => {
    if (!name) return;
    named({ path, name });
    return () => void left(path);
  }, [path, name, named, left]);
}
