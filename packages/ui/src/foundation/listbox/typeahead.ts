import { fold } from './fold.js';

/** Letters typed within this time of each other, in ms, form one search text. */
const PAUSE = 500;

/**
 * Returns the index of the entry that starts with the typed text, or -1. The search starts after `current` and wraps
 * around; typing the same letter again moves to the next match. Diacritics are ignored, so that `e` finds `Évaluer`;
 * `MW` finds MW before mW.
 */
export function typeaheadMatch(labels: readonly string[], typed: string, current: number): number {
  const text = fold(typed);
  const letters = Array.from(text);
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const search = repeated ? (letters[0] ?? '') : text;
  const start = letters.length > 1 && !repeated ? Math.max(current, 0) : current + 1;
  const find = (key: (label: string) => string, prefix: string) => {
    for (let step = 0; step < labels.length; step++) {
      const index = (start + step) % labels.length;
      if (
        key(labels[index] ?? '')
          .trimStart()
          .startsWith(prefix)
      )
        return index;
    }
    return -1;
  };
  const exact = letters.length > 1 && !repeated ? find(String, typed) : -1;
  return exact >= 0 ? exact : find(fold, search);
}

/** Returns a function that collects letters until a pause and returns the text typed so far. */
export function createTypeahead() {
  let text = '';
  let last = 0;
  const type = (letter: string, now: number): string => {
    text = now - last > PAUSE ? letter : text + letter;
    last = now;
    return text;
  };
  /** Whether the user is still typing, so that a space belongs to the text. */
  const isTyping = (now: number) => text !== '' && now - last <= PAUSE;
  return Object.assign(type, { isTyping });
}

interface TypedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  getModifierState?: (modifier: 'AltGraph') => boolean;
}

/**
 * Whether `key` is the name of a key, such as "F6" or "ArrowUp", and not typed text. Names are two or more Latin
 * characters. A key of another script may type two characters (لا).
 */
const isNamedKey = (key: string) => /^[A-Za-z][A-Za-z0-9]+$/.test(key);

/**
 * Returns whether a key event types a character of any script, rather than a shortcut. AltGr counts as typing: it
 * produces `ă` and `ł`.
 */
export const isTyped = (event: TypedKey) => {
  const isShortcut = (event.ctrlKey || event.altKey) && !event.getModifierState?.('AltGraph');
  return event.key !== ' ' && event.key !== '' && !isNamedKey(event.key) && !isShortcut && !event.metaKey;
};
