'use client';
import { focusedElement, isFocusLost } from '../../foundation/focus/active-element.js';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isShown } from '../../foundation/environment/is-shown.js';
import { tabStops } from '../../foundation/focus/tab-stops.js';
import { useMedia } from '../../foundation/use-media.js';
import { queryFrom } from '../../theme/tokens.js';
import { drawerButton } from './drawer-button.js';

const hrefOf = (element: Element | undefined | null) => element?.getAttribute('href') ?? undefined;

/**
 * Keeps the focus in the navigation when the bar replaces the drawer at another width, or the drawer the bar. The focus
 * moves to the same entry, otherwise to the entry of the current page, otherwise to the first entry. If no navigation
 * is visible, it moves to the drawer's button.
 */
export function useNavigationFocus(drawer: RefObject<HTMLElement | null>, horizontal: boolean, drawerVisible: boolean) {
  const across = useMedia(queryFrom('lg')) && horizontal;
  const last = useRef<Element | null>(null);
  // Records the focused element, because the browser may blur it before the change of the width is reported.
  useEffect(() => {
    const shell = drawer.current?.parentElement;
    const handleFocusIn = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    const handleFocusOut = ({ target }: FocusEvent) => {
      if (isShown(target as Element, { visibilityProperty: true })) last.current = null;
    };
    shell?.addEventListener('focusin', handleFocusIn);
    shell?.addEventListener('focusout', handleFocusOut);
    return () => {
      shell?.removeEventListener('focusin', handleFocusIn);
      shell?.removeEventListener('focusout', handleFocusOut);
    };
  }, [drawer]);
  useLayoutEffect(() => {
    const panel = drawer.current;
    const lost = isFocusLost() ? last.current : focusedElement();
    const bar = panel?.parentElement?.querySelector('[data-slot="menu-bar"]');
    const button = drawerButton(panel);
    const [hidden, visible] = across
      ? [[panel, button], bar]
      : [drawerVisible ? [bar] : [bar, panel], drawerVisible ? panel : undefined];
    if (!lost || !hidden.some((each) => each?.contains(lost))) return;
    const stops = visible ? tabStops(visible, false) : [];
    const same = stops.find((stop) => hrefOf(stop) !== undefined && hrefOf(stop) === hrefOf(lost));
    (same ?? stops.find((stop) => stop.ariaCurrent) ?? stops[0] ?? button)?.focus({ preventScroll: true });
  }, [drawer, across, drawerVisible]);
}
