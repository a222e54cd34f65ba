import { useCallback, useSyncExternalStore } from 'react';

/** What the address of the site says, in Storybook's format: `?path=/docs/<id>&globals=mode:dark;preset:theme1`. */
export interface Address {
  view: 'docs' | 'story';
  id: string;
  globals: Readonly<Record<string, string>>;
}

/** The page at the address without a path. */
const start = 'introduction--docs';

export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const [, view = 'docs', id = start] = /^\/(docs|story)\/([\w-]+)$/.exec(query.get('path') ?? '') ?? [];
  const pairs = (query.get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  const globals = Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
  return { view: view === 'story' ? 'story' : 'docs', id, globals };
}

const globalsParam = (globals: Address['globals']) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Returns the address of a page, relative to the site. */
export function hrefOf({ view, id, globals }: Address): string {
  const own = globalsParam(globals);
  return `?path=/${view}/${id}${own && `&globals=${own}`}`;
}

/** Returns the address of the document in the frame. */
export const frameOf = ({ view, id, globals }: Address): string =>
  `iframe.html?viewMode=${view}&id=${id}&globals=${encodeURIComponent(globalsParam(globals))}`;

const changed = 'attesta-address';
const subscribe = (listener: () => void) => {
  for (const event of ['popstate', changed]) addEventListener(event, listener);
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, listener);
  };
};

/** Returns the current address, and a function that navigates to another one, with an optional fragment. */
export function useAddress(): [Address, (next: Partial<Address>, hash?: string) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const go = useCallback((next: Partial<Address>, hash = '') => {
    const address = { ...parseAddress(location.search), ...next };
    history.pushState(null, '', `${hrefOf(address)}${hash}`);
    dispatchEvent(new Event(changed));
    dispatchEvent(new Event('hashchange'));
  }, []);
  return [parseAddress(search), go];
}
