/** Names of keys as they are written on keys, and as `aria-keyshortcuts` requires them (WAI-ARIA 1.2, 6.6). */
const names: Record<string, string> = {
  Ctrl: 'Control',
  '⌃': 'Control',
  Cmd: 'Meta',
  '⌘': 'Meta',
  Win: 'Meta',
  '⌥': 'Alt',
  '⇧': 'Shift',
  Esc: 'Escape',
  Del: 'Delete',
};

/** Returns the value of `aria-keyshortcuts` for a displayed shortcut: `Ctrl+D` is `Control+D`. */
export const ariaKeys = (shortcut: string | undefined): string | undefined =>
  shortcut?.replaceAll(/[^+\s]+/g, (key) => names[key] ?? key);
