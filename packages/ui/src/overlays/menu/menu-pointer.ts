import { headsTo, type Box, type Point } from '../../foundation/safe-area.js';

/** When a pointer opens and leaves submenus, in ms. */
export const submenuTiming = {
  /** It rests on an entry this long before its submenu opens, so that passing over opens nothing. */
  open: 100,
  /** On its way to an open submenu it may rest this long on another entry before that one takes over. */
  rest: 300,
} as const;

interface OpenSubmenu {
  entry: HTMLElement;
  box: () => Box;
  close: () => void;
}

/**
 * Which entry of one level the pointer has. The focus follows the pointer, but not while it is on its way to the open submenu: it may cross other entries
 * inside the triangle between the entry that it left and the submenu.
 */
export function createMenuPointer() {
  let submenu: OpenSubmenu | undefined;
  let left: Point | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Tells of a submenu that opened; answers how to tell that it closed. */
    opened: (next: OpenSubmenu) => {
      submenu = next;
      return () => {
        clearTimeout(rest);
        if (submenu === next) submenu = undefined;
      };
    },
    /** Another entry that has the focus closes the submenu. */
    focused: (entry: HTMLElement) => {
      if (submenu && submenu.entry !== entry) submenu.close();
    },
    /** The pointer moved over an entry; `arrived` runs once the entry has it. */
    over: (entry: HTMLElement, at: Point, arrived?: () => void) => {
      clearTimeout(rest);
      const take = () => {
        if (document.activeElement !== entry) entry.focus({ preventScroll: true });
        arrived?.();
      };
      const own = !submenu || submenu.entry === entry;
      if (!own && left && submenu && headsTo(left, at, submenu.box())) {
        rest = setTimeout(take, submenuTiming.rest);
        return;
      }
      if (own) left = at;
      take();
    },
    /** The pointer is elsewhere, as in the submenu itself. */
    gone: () => clearTimeout(rest),
  };
}

export type MenuPointer = ReturnType<typeof createMenuPointer>;
