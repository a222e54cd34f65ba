'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { guardTab } from '../../foundation/focus/guard-tab.js';
import { holdsFocus, isFocusLost } from '../../foundation/focus/active-element.js';
import { openLayer } from '../../foundation/overlay/layers.js';
import { leavesPage } from '../../foundation/leaves-page.js';
import { tabStops } from '../../foundation/focus/tab-stops.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useMedia } from '../../foundation/use-media.js';
import { lockScroll } from '../../foundation/overlay/use-modal-scroll.js';
import { queryFrom } from '../../theme/tokens.js';
import { drawerButton } from './drawer-button.js';

/** Why the drawer of the shell opened or closed. */
export type DrawerReason = 'menu-button' | 'close-button' | 'scrim' | 'escape' | 'link' | 'breakpoint';
/** Called when the drawer opens or closes. */
export type DrawerChange = (open: boolean, details: { reason: DrawerReason; event: Event | null }) => void;

/**
 * The behaviour of the drawer. CSS alone determines its layout by the width. While the open drawer covers the page,
 * traps the focus in it and closes it on Escape. Returns the focus to its button on close.
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
  const wide = useMedia(queryFrom('md'));
  const open = choice ?? wide;
  const modal = wide === false && choice === true;

  const set = useCallback(
    (next: boolean, reason: DrawerReason, event: Event | null) => setChoice(next, { reason, event }),
    [setChoice],
  );

  // When the window becomes narrow, an open panel closes, because it would cover the page. When the window becomes wide
  // again, the panel has its previous state.
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
    } else if (wasModal.current && ((panel && holdsFocus(panel)) || isFocusLost())) {
      drawerButton(panel)?.focus({ preventScroll: true });
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
    const close = openLayer({ elements: () => [panel], onEscape: (event) => set(false, 'escape', event) });
    return () => {
      document.removeEventListener('keydown', key);
      panel.removeEventListener('click', follow);
      close();
    };
  }, [modal, drawer, set]);

  return { choice, open, modal, wide, set };
}

/**
 * Keeps Tab in the drawer. Ignores the event while an overlay above the drawer, such as a dialog or a snackbar, has the
 * focus.
 */
function wrap(event: KeyboardEvent, drawer: HTMLElement) {
  if (isFocusLost()) drawer.focus({ preventScroll: true });
  if (holdsFocus(drawer)) guardTab(drawer, event);
}
