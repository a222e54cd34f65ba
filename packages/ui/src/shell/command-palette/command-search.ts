import type { ReactNode } from 'react';
import { fold } from '../../foundation/fold.js';
import { arranged, matchesWords, type Option } from '../../foundation/option.js';

/** Something that can be done or gone to. Found by its label, description and keywords. */
export interface Command extends Omit<Option, 'content'> {
  /** Drawn before its label; decoration. */
  icon?: ReactNode;
  /** The keys that do it without the palette, as they are shown. */
  keys?: string | undefined;
}

export interface Found {
  /** Best first, those of a group together; no more than the limit. */
  shown: readonly Command[];
  /** How many fit in all. */
  total: number;
}

const labelWords = new WeakMap<Command, string>();

/** The words of a label as they are compared, a space before each. */
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

/** 0 where the label begins with what was typed, 1 where one of its words does, 2 where it stands elsewhere. */
function rankOf(command: Command, wanted: string): 0 | 1 | 2 {
  const at = wordsOfLabel(command).indexOf(` ${wanted}`);
  return at < 0 ? 2 : at === 0 ? 0 : 1;
}

/** The commands that fit what was typed. While nothing is, those that were used last stand first, under `recentGroup`. */
export function searchCommands(
  commands: readonly Command[],
  typed: string,
  { recents, recentGroup, limit }: { recents: readonly string[]; recentGroup: string; limit: number },
): Found {
  const wanted = fold(typed.trim());
  const beginning = wanted.replaceAll(/[\s\p{P}]+/gu, ' ');
  if (!wanted) {
    const byValue =
      recents.length > 0 ? new Map(commands.map((command) => [command.value, command])) : new Map<string, Command>();
    const used = [...new Set(recents)].flatMap((value) => byValue.get(value) ?? []);
    const rest = used.length > 0 ? commands.filter((command) => !used.includes(command)) : commands;
    return {
      shown: arranged([...used.map((command) => ({ ...command, group: recentGroup })), ...rest].slice(0, limit)),
      total: commands.length,
    };
  }
  const ranks: Command[][] = [[], [], []];
  let total = 0;
  for (const command of commands) {
    if (!matchesWords(command, wanted)) continue;
    total++;
    ranks[rankOf(command, beginning)]?.push(command);
  }
  return { shown: arranged(ranks.flat().slice(0, limit)), total };
}

/** Whether a key event is the palette's shortcut: Control or ⌘ with the letter, also where the keyboard writes another script. */
export function isShortcut(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>,
  letter: string,
): boolean {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey || event.repeat) return false; // held down it would open and close
  const isLatin = /^[a-z]$/iu.test(event.key);
  return isLatin ? event.key.toLowerCase() === letter.toLowerCase() : event.code === `Key${letter.toUpperCase()}`;
}
