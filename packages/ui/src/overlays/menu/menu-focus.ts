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
  menu ? [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter((entry) => entry.closest('[role="menu"]') === menu) : [];

/** Where the focus goes first: the checked entry, else the first or the last. */
export function initialEntry(entries: readonly HTMLElement[], end: 'first' | 'last'): HTMLElement | undefined {
  return entries.find((entry) => entry.getAttribute('aria-checked') === 'true') ?? (end === 'first' ? entries[0] : entries.at(-1));
}
