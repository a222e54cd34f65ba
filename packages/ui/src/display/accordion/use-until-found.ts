'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Lets find in page search the content of a closed panel and open it. React renders `hidden` as a boolean attribute, so
 * the value `until-found` is set here. Browsers without support hide the panel as usual.
 * @param onFound called when the browser found text in the closed panel or scrolls to a fragment inside it
 */
export function useUntilFound(isOpen: boolean, onFound: (event: Event) => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  useLayoutEffect(() => {
    found.current = onFound;
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const element = panel.current;
    const handle = (event: Event) => found.current(event);
    element?.addEventListener('beforematch', handle);
    return () => element?.removeEventListener('beforematch', handle);
  }, []);
  return panel;
}
