'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { tabStops } from '../../foundation/tab-stops.js';
import { useMedia } from '../../foundation/use-media.js';
import { breakpoint } from '../../theme/tokens.js';

const hrefOf = (element: Element | undefined | null) => element?.getAttribute('href') ?? undefined;

/**
 * Keeps the focus in the navigation when a new width takes what has it out of sight, as the bar and the drawer take each other's place: it goes to the same
 * entry of the other one, else to that of the current page, else to the first; where none is seen, to the button of the drawer.
 */
export function useNavigationFocus(drawer: RefObject<HTMLElement | null>, horizontal: boolean, drawerSeen: boolean) {
  const across = useMedia(`(min-width: ${breakpoint.lg}px)`) && horizontal;
  const last = useRef<Element | null>(null);
  // The browser may let go of what is out of sight before the change of width is told.
  useEffect(() => {
    const shell = drawer.current?.parentElement;
    const take = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    const leave = ({ target }: FocusEvent) => {
      if ((target as Element).checkVisibility({ visibilityProperty: true })) last.current = null;
    };
    shell?.addEventListener('focusin', take);
    shell?.addEventListener('focusout', leave);
    return () => {
      shell?.removeEventListener('focusin', take);
      shell?.removeEventListener('focusout', leave);
    };
  }, [drawer]);
  useLayoutEffect(() => {
    const panel = drawer.current;
    const lost = document.activeElement === document.body ? last.current : document.activeElement;
    const bar = panel?.parentElement?.querySelector('[data-slot="menu-bar"]');
    const button = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel?.id ?? '')}"]`);
    const [hidden, seen] = across
      ? [[panel, button], bar]
      : [drawerSeen ? [bar] : [bar, panel], drawerSeen ? panel : undefined];
    if (!lost || !hidden.some((each) => each?.contains(lost))) return;
    const stops = seen ? tabStops(seen, false) : [];
    const same = stops.find((stop) => hrefOf(stop) !== undefined && hrefOf(stop) === hrefOf(lost));
    (same ?? stops.find((stop) => stop.ariaCurrent) ?? stops[0] ?? button)?.focus({ preventScroll: true });
  }, [drawer, across, drawerSeen]);
}
