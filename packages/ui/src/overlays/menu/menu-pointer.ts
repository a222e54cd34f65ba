import { isFocused } from '../../foundation/focus/active-element.js';
import { isHeadingTo, type Box, type Point } from '../../foundation/tooltip/safe-area.js';

/** Delays of submenus with a pointer, in ms. */
export const submenuTiming = {
  /** Time that the pointer must be on an entry before its submenu opens. */
  open: 100,
  /**
   * Time that the pointer may stop on another entry while it moves to an open submenu, before that entry is activated.
   */
  pause: 300,
} as const;

interface OpenSubmenu {
  entry: HTMLElement;
  box: () => Box;
  close: () => void;
}

/**
 * Tracks which entry of a menu level the pointer activates. Focus follows the pointer, except while the pointer moves
 * to the open submenu. On its path it may cross other entries, inside a triangle from the entry that it left to the
 * submenu.
 */
export function createMenuPointer() {
  let submenu: OpenSubmenu | undefined;
  let left: Point | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Registers an open submenu and returns a function that unregisters it. */
    registerSubmenu: (next: OpenSubmenu) => {
      submenu = next;
      return () => {
        clearTimeout(timer);
        if (submenu === next) submenu = undefined;
      };
    },
    /** Closes the submenu when another entry receives focus. */
    handleFocus: (entry: HTMLElement) => {
      if (submenu && submenu.entry !== entry) submenu.close();
    },
    /** Handles a pointer move over an entry. `onActivate` is called when the entry becomes active. */
    handleMove: (entry: HTMLElement, at: Point, onActivate?: () => void) => {
      clearTimeout(timer);
      const activate = () => {
        if (!isFocused(entry)) entry.focus({ preventScroll: true });
        onActivate?.();
      };
      const isSubmenuEntry = !submenu || submenu.entry === entry;
      if (!isSubmenuEntry && left && submenu && isHeadingTo(left, at, submenu.box())) {
        timer = setTimeout(activate, submenuTiming.pause);
        return;
      }
      if (isSubmenuEntry) left = at;
      activate();
    },
    /** Handles the pointer leaving the level, for example to the submenu. */
    handleLeave: () => clearTimeout(timer),
  };
}

export type MenuPointer = ReturnType<typeof createMenuPointer>;
