/** The platform whose keys are shown. */
export type KbdPlatform = 'mac' | 'other';

/** How a key is written on the key, and how it is read. */
export interface KeyName {
  text: string;
  spoken: string;
}

const same = (text: string): KeyName => ({ text, spoken: text });

/** Keys with the same name on all platforms. Arrows are symbols, which screen readers do not read reliably. */
const everywhere: Record<string, KeyName> = {
  ArrowUp: { text: '↑', spoken: 'Arrow up' },
  ArrowDown: { text: '↓', spoken: 'Arrow down' },
  ArrowLeft: { text: '←', spoken: 'Arrow left' },
  ArrowRight: { text: '→', spoken: 'Arrow right' },
  Escape: { text: 'Esc', spoken: 'Escape' },
  Plus: { text: '+', spoken: 'Plus' },
  PageUp: same('Page Up'),
  PageDown: same('Page Down'),
};
const other: Record<string, KeyName> = {
  Mod: { text: 'Ctrl', spoken: 'Control' },
  Control: { text: 'Ctrl', spoken: 'Control' },
  Meta: { text: 'Win', spoken: 'Windows' },
  Delete: { text: 'Del', spoken: 'Delete' },
};
const mac: Record<string, KeyName> = {
  Mod: { text: '⌘', spoken: 'Command' },
  Meta: { text: '⌘', spoken: 'Command' },
  Control: { text: '⌃', spoken: 'Control' },
  Alt: { text: '⌥', spoken: 'Option' },
  Shift: { text: '⇧', spoken: 'Shift' },
  Enter: { text: '↩', spoken: 'Return' },
  Backspace: { text: '⌫', spoken: 'Delete' },
  Delete: { text: 'Del', spoken: 'Forward delete' },
};

/** Returns the text and the spoken name of a key. `names` replaces them, for example for another language. */
export const nameOfKey = (key: string, platform: KbdPlatform, names: Partial<Record<string, KeyName>> = {}): KeyName =>
  names[key] ??
  (platform === 'mac' ? mac : other)[key] ??
  everywhere[key] ??
  same(key.length === 1 ? key.toUpperCase() : key);

/**
 * Splits a shortcut into presses and their keys: `Mod+Shift+K` is one press of three keys, `G H` two presses. Names of
 * keys are those of `KeyboardEvent.key`, and `Mod` for Command on Apple devices and Control elsewhere.
 */
export const parseKeys = (keys: string): string[][] =>
  keys
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((press) => press.split('+').filter(Boolean));
