import { focusedElement } from '../../foundation/focus/active-element.js';

/**
 * Returns the index of the entry that a key moves to in a menu of `count` entries, or null if the key does not move.
 * Wraps around (APG, menu).
 */
export function menuTarget(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Returns the entries of a menu in DOM order, including disabled ones: they are focusable, so that screen readers
 * announce them (APG, menu).
 */
export const entriesOf = (menu: Element | null): HTMLElement[] =>
  menu
    ? [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
        (entry) => entry.closest('[role="menu"]') === menu,
      )
    : [];

/** Returns the text that typeahead matches: the label, without description and shortcut. */
export const labelOf = (entry: Element): string =>
  (entry.querySelector('[data-slot="label"]') ?? entry).textContent ?? '';

/**
 * Returns the entry that receives the initial focus: the entry whose submenu is open, otherwise the checked one,
 * otherwise the first or the last. The Back entry of a submenu is skipped.
 */
export function initialEntry(entries: readonly HTMLElement[], end: 'first' | 'last'): HTMLElement | undefined {
  const candidates = entries.filter((entry) => entry.dataset['part'] !== 'menu-back');
  const has = (name: string) => candidates.find((entry) => entry.getAttribute(name) === 'true');
  return has('aria-expanded') ?? has('aria-checked') ?? (end === 'first' ? candidates[0] : candidates.at(-1));
}

/** Scrolls the focused entry to the middle of the menu if it is not visible, without scrolling the page. */
export function showEntry(menu: HTMLElement | null) {
  const entry = focusedElement();
  if (!menu || !(entry instanceof HTMLElement) || !menu.contains(entry)) return;
  const { offsetTop: top, offsetHeight: height } = entry;
  const isVisible = top >= menu.scrollTop && top + height <= menu.scrollTop + menu.clientHeight;
  if (!isVisible) menu.scrollTop = top - (menu.clientHeight - height) / 2;
}
