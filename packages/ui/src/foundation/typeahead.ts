import { fold } from './fold.js';

/** How long typed letters count as one word, in ms. */
const PAUSE = 500;

/**
 * The entry that typed letters lead to, from the one after `current` on and round; the same letter again steps on.
 * Answers -1 where nothing fits. Marks above letters are ignored, so `e` finds `Évaluer`.
 */
export function typeaheadMatch(labels: readonly string[], typed: string, current: number): number {
  const word = fold(typed);
  const letters = Array.from(word);
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const search = repeated ? (letters[0] ?? '') : word;
  const start = letters.length > 1 && !repeated ? Math.max(current, 0) : current + 1;
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    if (
      fold(labels[index] ?? '')
        .trimStart()
        .startsWith(search)
    )
      return index;
  }
  return -1;
}

/** Collects letters until a pause; answers the word so far. */
export function createTypeahead() {
  let word = '';
  let last = 0;
  const type = (letter: string, now: number): string => {
    word = now - last > PAUSE ? letter : word + letter;
    last = now;
    return word;
  };
  /** Whether a word is being typed, so that a space belongs to it. */
  const isTyping = (now: number) => word !== '' && now - last <= PAUSE;
  return Object.assign(type, { isTyping });
}

interface TypedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  getModifierState?: (modifier: 'AltGraph') => boolean;
}

/** Names of keys are Latin words of two letters and more ("F6", "ArrowUp"); one key may type two letters of other scripts (لا). */
const isNamed = (key: string) => /^[A-Za-z][A-Za-z0-9]+$/.test(key);

/** Whether a key event types a letter of any script, rather than commands something. AltGr types: `ă` and `ł` stand behind it. */
export const isTyped = (event: TypedKey) => {
  const commands = (event.ctrlKey || event.altKey) && !event.getModifierState?.('AltGraph');
  return event.key !== ' ' && event.key !== '' && !isNamed(event.key) && !commands && !event.metaKey;
};
