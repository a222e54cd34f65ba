import { fold } from './fold.js';

/** How long typed letters count as one word, in ms. */
const PAUSE = 500;

/**
 * The entry that typed letters lead to, from the one after `current` on and round; the same letter again steps on.
 * Answers -1 where nothing fits. Marks above letters are ignored, so `e` finds `Évaluer`.
 */
export function typeaheadMatch(labels: readonly string[], typed: string, current: number): number {
  const word = fold(typed);
  const repeated = word.length > 1 && word === word.charAt(0).repeat(word.length);
  const search = repeated ? word.slice(0, 1) : word;
  const start = search.length > 1 ? Math.max(current, 0) : current + 1;
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    if (fold(labels[index] ?? '').startsWith(search)) return index;
  }
  return -1;
}

/** Collects letters until a pause; answers the word so far. */
export function createTypeahead() {
  let word = '';
  let last = 0;
  return (letter: string, now: number): string => {
    word = now - last > PAUSE ? letter : word + letter;
    last = now;
    return word;
  };
}

/** Whether a key event types a letter, rather than commands something. */
export const isTyped = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
