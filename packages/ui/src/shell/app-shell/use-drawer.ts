'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { openLayer } from '../../foundation/layers.js';
import { leavesPage } from '../../foundation/leaves-page.js';
import { tabStops } from '../../foundation/tab-stops.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useMedia } from '../../foundation/use-media.js';
import { lockScroll } from '../../foundation/use-modal-scroll.js';
import { breakpoint } from '../../theme/tokens.js';

/** Why the drawer of the shell opened or closed. */
export type DrawerReason = 'menu-button' | 'close-button' | 'scrim' | 'escape' | 'link' | 'breakpoint';
/** Hears that the drawer opens or closes. */
export type DrawerChange = (open: boolean, details: { reason: DrawerReason; event: Event | null }) => void;

/**
 * The drawer's behaviour. Its looks follow the width by CSS alone; this only knows whether an open drawer covers the page, and then keeps the
 * focus in it, closes it by Escape and gives the focus back to its button.
 */
export function useDrawer(
  given: boolean | null | undefined,
  initial: boolean | null,
  onChange: DrawerChange | undefined,
  drawer: RefObject<HTMLElement | null>,
) {
  const [choice, setChoice] = useControlled<boolean | null, [Parameters<DrawerChange>[1]]>(
    given,
    initial,
    useCallback((open, details) => open !== null && onChange?.(open, details), [onChange]),
  );
  const wide = useMedia(`(min-width: ${breakpoint.md}px)`);
  const open = choice ?? wide;
  const modal = wide === false && choice === true;

  const set = useCallback(
    (next: boolean, reason: DrawerReason, event: Event | null) => setChoice(next, { reason, event }),
    [setChoice],
  );

  // A choice is made for one width: a panel left open must not cover the page when the window gets narrow, and it is there again when it gets wide.
  const known = useRef({ wide, onWide: true });
  useLayoutEffect(() => {
    const crossed = known.current.wide !== null && known.current.wide !== wide;
    known.current.wide = wide;
    if (wide && !crossed) known.current.onWide = choice ?? true;
    if (!crossed || choice === null) return;
    const target = wide ? known.current.onWide : false;
    if (target !== choice) set(target, 'breakpoint', null);
  }, [wide, choice, set]);

  const wasModal = useRef(false);
  useLayoutEffect(() => {
    const panel = drawer.current;
    if (modal) {
      const first =
        panel?.querySelector<HTMLElement>('[aria-current="page"]') ?? (panel ? tabStops(panel, false)[0] : undefined);
      (first ?? panel)?.focus({ preventScroll: true });
    } else if (
      wasModal.current &&
      (panel?.contains(document.activeElement) || document.activeElement === document.body)
    ) {
      document
        .querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel?.id ?? '')}"]`)
        ?.focus({ preventScroll: true });
    }
    wasModal.current = modal;
    return modal ? lockScroll() : undefined;
  }, [modal, drawer]);

  useEffect(() => {
    const panel = drawer.current;
    if (!modal || !panel) return;
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !event.defaultPrevented) wrap(event, panel);
    };
    const follow = (event: MouseEvent) => leavesPage(event) && set(false, 'link', event);
    document.addEventListener('keydown', key);
    panel.addEventListener('click', follow);
    const close = openLayer({ elements: () => [panel], onEscape: (event) => set(false, 'escape', event) }); // of what is open, Escape closes the innermost
    return () => {
      document.removeEventListener('keydown', key);
      panel.removeEventListener('click', follow);
      close();
    };
  }, [modal, drawer, set]);

  return { choice, open, modal, wide, set };
}

/** Tab goes round in the drawer: from its last stop to the first, and back. What has the focus over it, as a dialog or a notice, keeps its own order. */
function wrap(event: KeyboardEvent, drawer: HTMLElement) {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !drawer.contains(activeElement)) return;
  const stops = tabStops(drawer);
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (!first || !last || (activeElement !== from && drawer.contains(activeElement))) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
