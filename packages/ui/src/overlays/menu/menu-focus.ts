/** Which entry a key leads to in a menu of `count` entries, or null where the key does not move. Wraps round (APG, menu). */
export function menuTarget(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The entries of a menu in order of reading; disabled ones take the focus too, so that they can be heard (APG, menu). */
export const entriesOf = (menu: Element | null): HTMLElement[] =>
  menu
    ? [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
        (entry) => entry.closest('[role="menu"]') === menu,
      )
    : [];

/** What typed letters are compared with: the label, not the description or the shortcut. */
export const wordsOf = (entry: Element): string =>
  (entry.querySelector('[data-slot="label"]') ?? entry).textContent ?? '';

/** Where the focus goes first: the entry whose submenu is open, else the checked one, else the first or the last. The way back is no first entry. */
export function initialEntry(entries: readonly HTMLElement[], end: 'first' | 'last'): HTMLElement | undefined {
  const own = entries.filter((entry) => entry.dataset['part'] !== 'menu-back');
  const has = (name: string) => own.find((entry) => entry.getAttribute(name) === 'true');
  return has('aria-expanded') ?? has('aria-checked') ?? (end === 'first' ? own[0] : own.at(-1));
}

/** Brings the entry with the focus into the middle of a menu that it would be out of sight in, without moving the page. */
export function showEntry(menu: HTMLElement | null) {
  const entry = document.activeElement;
  if (!menu || !(entry instanceof HTMLElement) || !menu.contains(entry)) return;
  const { offsetTop: top, offsetHeight: height } = entry;
  const inSight = top >= menu.scrollTop && top + height <= menu.scrollTop + menu.clientHeight;
  if (!inSight) menu.scrollTop = top - (menu.clientHeight - height) / 2;
}
