import type { ReactNode } from 'react';
import { fold } from '../../foundation/listbox/fold.js';
import { sortedByGroup, matchesWords, type Option } from '../../foundation/listbox/option.js';

/** A page or an action. Searched by its label, description and keywords. */
export interface Command extends Omit<Option, 'content'> {
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Displayed shortcut that runs the command without the palette. */
  keys?: string | undefined;
  /** Whether the application found it for the current query, for example on a server. The palette then shows it as is. */
  matched?: boolean | undefined;
}

export interface Found {
  /** Best matches first, grouped, at most `limit`. */
  shown: readonly Command[];
  /** Number of all matches. */
  total: number;
}

const labelWords = new WeakMap<Command, string>();

/** Returns the normalised words of a label, each after a space. */
function wordsOfLabel(command: Command): string {
  let words = labelWords.get(command);
  if (words === undefined) {
    words = ` ${fold(command.label)
      .trimStart()
      .replaceAll(/[\s\p{P}]+/gu, ' ')}`;
    labelWords.set(command, words);
  }
  return words;
}

/** Returns 0 if the label starts with the query, 1 if one of its words does, otherwise 2. */
function rankOf(command: Command, query: string): 0 | 1 | 2 {
  const at = wordsOfLabel(command).indexOf(` ${query}`);
  return at < 0 ? 2 : at === 0 ? 0 : 1;
}

/**
 * Returns the commands that match the typed text. If it is empty, recently used commands are first, in `recentGroup`.
 */
export function searchCommands(
  commands: readonly Command[],
  typed: string,
  { recents, recentGroup, limit }: { recents: readonly string[]; recentGroup: string; limit: number },
): Found {
  const query = fold(typed.trim());
  const beginning = query.replaceAll(/[\s\p{P}]+/gu, ' ');
  if (!query) {
    const byValue =
      recents.length > 0 ? new Map(commands.map((command) => [command.value, command])) : new Map<string, Command>();
    const used = [...new Set(recents)].flatMap((value) => byValue.get(value) ?? []);
    const rest = used.length > 0 ? commands.filter((command) => !used.includes(command)) : commands;
    return {
      shown: sortedByGroup([...used.map((command) => ({ ...command, group: recentGroup })), ...rest].slice(0, limit)),
      total: commands.length,
    };
  }
  const ranks: Command[][] = [[], [], []];
  let total = 0;
  for (const command of commands) {
    if (!command.matched && !matchesWords(command, query)) continue;
    total++;
    ranks[rankOf(command, beginning)]?.push(command);
  }
  return { shown: sortedByGroup(ranks.flat().slice(0, limit)), total };
}

type Shortcut = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key event has the keys of the palette's shortcut, also while they are kept pressed. */
export function hasShortcutKeys(event: Shortcut, letter: string): boolean {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return false;
  const isLatin = /^[a-z]$/iu.test(event.key);
  return isLatin ? event.key.toLowerCase() === letter.toLowerCase() : event.code === `Key${letter.toUpperCase()}`;
}

/** Whether a key event is the palette's shortcut: Control or ⌘ with the letter, also on keyboards of other scripts. */
export const isShortcut = (event: Shortcut & Pick<KeyboardEvent, 'repeat'>, letter: string): boolean =>
  !event.repeat && hasShortcutKeys(event, letter);
