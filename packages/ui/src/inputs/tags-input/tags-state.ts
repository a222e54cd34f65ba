import { exactKey } from '../../foundation/listbox/fold.js';
import { separatorPattern } from '../../foundation/locale/separator-pattern.js';

/** Characters that end a tag. A tab ends a cell of a pasted table. */
const defaultSeparators: readonly string[] = [',', ';', '\t'];

const cleaned = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * Returns the tags of a text that are ended by a separator or a line break, and the text after the last one. The commas
 * and semicolons of other keyboards count as well.
 */
export function splitTags(
  text: string,
  separators: readonly string[] = defaultSeparators,
): { tags: string[]; rest: string } {
  const parts = text.split(separatorPattern(separators));
  const rest = parts.pop() ?? '';
  return { tags: parts.map(cleaned).filter(Boolean), rest };
}

/** Returns all tags of a text, including the last one. */
export function tagsOf(text: string, separators?: readonly string[]): string[] {
  const { tags, rest } = splitTags(text, separators);
  return cleaned(rest) ? [...tags, cleaned(rest)] : tags;
}

/** Largest number of tags without a `max`: a pasted document is not a list of tags. */
export const defaultMaxTags = 500;

export interface TagRules {
  /** Largest number of tags. Default: 500. */
  max?: number | undefined;
  /** Returns why a tag is not allowed, or undefined. */
  validate?: ((tag: string) => string | undefined) | undefined;
}

export interface RejectedTag {
  tag: string;
  reason: 'duplicate' | 'tooMany' | 'invalid';
  /** The text of `validate`. */
  message?: string;
}

/**
 * Returns the tags after some were added, and those that were rejected. Tags that are written in another case are others: MW and mW.
 */
export function withTags(
  tags: readonly string[],
  added: readonly string[],
  { max = defaultMaxTags, validate }: TagRules,
): { tags: string[]; rejected: RejectedTag[] } {
  const result = [...tags];
  const rejected: RejectedTag[] = [];
  const known = new Set(tags.map(exactKey));
  for (const tag of added) {
    const key = exactKey(tag);
    const message = validate?.(tag);
    if (known.has(key)) rejected.push({ tag, reason: 'duplicate' });
    else if (message !== undefined) rejected.push({ tag, reason: 'invalid', message });
    else if (result.length >= max) rejected.push({ tag, reason: 'tooMany' });
    else {
      known.add(key);
      result.push(tag);
    }
  }
  return { tags: result, rejected };
}
