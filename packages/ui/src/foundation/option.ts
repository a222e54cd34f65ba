import type { ReactNode } from 'react';
import { fold } from './fold.js';

/** One of what a select or combobox offers. */
export interface Option<V extends string = string> {
  /** Unique among the options. */
  value: V;
  /** What is shown, typed for and, once chosen, written in the control. */
  label: string;
  /** A second line. */
  description?: string | undefined;
  disabled?: boolean | undefined;
  /** Options of the same group stand together under its name. */
  group?: string | undefined;
  /** Further words by which the option is found. */
  keywords?: readonly string[] | undefined;
  /** Another look of the option in the list; the label stays what it is called. */
  content?: ReactNode;
}

/** Answers whether an option fits what was typed. */
export type OptionFilter = (option: Option, typed: string) => boolean;

/** Options by group, groups in the order in which they first appear; those without one stand under the empty name. */
export function grouped(options: readonly Option[]): [group: string, members: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.group ?? '';
    const members = groups.get(name);
    if (members) members.push(option);
    else groups.set(name, [option]);
  }
  return [...groups];
}

/** Options with those of a group together. */
export const arranged = (options: readonly Option[]): Option[] => grouped(options).flatMap(([, members]) => members);

const folded = new WeakMap<Option, string>();

function searchTextOf(option: Option): string {
  let text = folded.get(option);
  if (text === undefined) {
    text = fold([option.label, option.value, option.description, ...(option.keywords ?? [])].filter(Boolean).join(' '));
    folded.set(option, text);
  }
  return text;
}

/** What was typed last and its words: a list asks for the same ones at each of its options. */
let asked = { typed: '', words: [''] };

/** Every word that was typed stands somewhere in the option's label, value, description or keywords. */
export const matchesWords: OptionFilter = (option, typed) => {
  if (typed !== asked.typed) asked = { typed, words: fold(typed).split(/\s+/u) };
  const text = searchTextOf(option);
  return asked.words.every((word) => text.includes(word));
};

/** The option that a text names exactly, marks and case aside. */
export const namedBy = (options: readonly Option[], text: string): Option | undefined => {
  const wanted = fold(text.trim());
  return options.find((option) => !option.disabled && fold(option.label) === wanted);
};
