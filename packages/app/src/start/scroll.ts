import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';

/** What happens to the scroll position on the way from one address to another. */
export type Scroll = 'stay' | 'top' | { restore: number };

/**
 * To the top when the path changes, not when only the query does; going back (or forward) restores the position.
 * @param kept positions by the key of a history entry, in px
 */
export function scrollFor(from: Pick<Location, 'pathname'>, to: Pick<Location, 'pathname' | 'key'>, way: `${NavigationType}`, kept: ReadonlyMap<string, number>): Scroll {
  if (way === 'POP') return { restore: kept.get(to.key) ?? 0 };
  return from.pathname === to.pathname ? 'stay' : 'top';
}

/** Follows the router with the page's scroll position. The top is reached smoothly, unless the person asked for less motion. */
export function useScroll(): void {
  const location = useLocation();
  const way = useNavigationType();
  const before = useRef(location);
  const kept = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const giveBack = () => { history.scrollRestoration = 'auto'; }; // a reload is the browser's business
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  useEffect(() => {
    const positions = kept.current;
    const keep = () => { positions.set(location.key, window.scrollY); };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [location.key]);

  useLayoutEffect(() => {
    if (before.current === location) return;
    const scroll = scrollFor(before.current, location, way, kept.current);
    before.current = location;
    if (scroll === 'stay') return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo(scroll === 'top' ? { top: 0, behavior: calm ? 'instant' : 'smooth' } : { top: scroll.restore, behavior: 'instant' });
  }, [location, way]);
}
