import { useEffect, useState } from 'react';

/** The window whose address the reader sees: the page around the docs, or the docs page if it is opened alone. */
export function addressWindow(): Window {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window; // the parent page has another origin
  }
}

const current = () => decodeURIComponent(addressWindow().location.hash.slice(1));

/** Returns the fragment of the address without `#`, now and after it changes. */
export function useHash(): string {
  const [hash, setHash] = useState(current);
  useEffect(() => {
    const follow = () => setHash(current());
    const target = addressWindow();
    target.addEventListener('hashchange', follow);
    return () => target.removeEventListener('hashchange', follow);
  }, []);
  return hash;
}

/** Changes the fragment without a new entry in the history and without scrolling. */
export function replaceHash(id: string): void {
  const { location, history } = addressWindow();
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
}
