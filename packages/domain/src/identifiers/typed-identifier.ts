import { plainText } from '../values/typed-text.ts';
import { withControlCharacters } from './control-characters.ts';

/** Names of identifiers and of what assigns them. */
const name =
  'basic|primary|master|device|identifier|B(?=[ -]?UDI)|B?UDI|DI|ID|EUDAMED|GS1|GMN|HIBCC?|HPC|HRI|IFA|PPN|ICCBBA|JAN|code|number|no|nr|N[°º]|№';
/** A GTIN is also named by its number of digits. */
const gtinName =
  '(?:GTIN|EAN|UPC|UCC|ISBT)(?:[ -]?A(?![A-Z0-9])|-?(?:8|12|13|14|128)(?![0-9])| (?:8|12|13|14|128)(?=[ ):=]*[:=]))?';
const opening = /\s*[[(]?/y;
/** One name, with the separators after it. */
const labelWord = new RegExp(`(?:${gtinName}|${name})(?![A-Z0-9])`, 'iy');
const separators = /[\s\-/.,#()\]]*/y;
/** What separates a label from the identifier after it. */
const labelEnd = /[\s\-/.,#()\]]*?(?:[\])]?\s*(?:[:#]|=(?!\/))+[\s-]*|\s+(?:-\s+)?|[.)\]]\s*)(?=\S)/y;

/** Returns where a match of a sticky expression at `index` ends; null if there is none. */
function endOf(pattern: RegExp, text: string, index: number): number | null {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** Removes the names of an identifier before it, word by word: one expression for all words takes exponential time. */
function withoutLabel(text: string): string {
  const ends: number[] = [];
  let next: number | null = endOf(opening, text, 0) ?? 0;
  while (next !== null) {
    const end = endOf(labelWord, text, next);
    if (end !== null) ends.push(end);
    next = end === null ? null : endOf(separators, text, end);
  }
  // The last words can be the start of the identifier itself.
  for (const end of ends.reverse()) {
    const start = endOf(labelEnd, text, end);
    if (start !== null) return text.slice(start);
  }
  return text;
}

const pairs = [/^"(.*)"$/s, /^<([^<>]*)>$/s, /^\(([^()]*)\)$/s, /^\[([^[\]]*)\]$/s, /^\{([^{}]*)\}$/s, /^\*(.*)\*$/s];
/** Quotes, the formula of a spreadsheet, and the mark of a list item. */
const start = /^(?:\s*(?:=(?!\/)|["'`\u00B4\u2018-\u201F\u2039\u203A\u00AB\u00BB]|[-*\u2022\u00B7](?=\s)|#))+\s*/u;
const end = /["'`\u00B4\u2018-\u201F\u2039\u203A\u00AB\u00BB]+\s*$/u;
const sentenceEnd = /[.,;:!\u3002]+["'\u2018-\u201F]*\s*$/u;

/** Removes quotes, brackets and labels until none is there. Spaces at the end can be check characters, so they stay. */
function withoutFrame(text: string): string {
  const trimmed = text.trim();
  const pair = pairs.find((each) => each.test(trimmed));
  const inner = pair ? trimmed.replace(pair, '$1') : text;
  const unquoted = inner.replace(start, '').replace(end, '');
  const next = withoutLabel(unquoted);
  return next === text ? text : withoutFrame(next);
}

/**
 * Returns the texts that can be the identifier in what was typed, pasted or scanned, in plain characters: as it is,
 * without what was written around it, and with the control characters of its barcode. `shown` is the text of which a
 * one mark was removed.
 */
export function typedIdentifiers(typed: string): { readonly text: string; readonly shown: string }[] {
  const plain = plainText(typed.replaceAll(/[\u241D\u241E\u2404]/g, (picture) => `<${pictures[picture] ?? ''}>`));
  const framed = withoutFrame(plain);
  const bare = withoutFrame(framed.replace(sentenceEnd, ''));
  const scanned = withControlCharacters(framed);
  const shown = plain.trim().length === framed.trim().length + 1 ? plain : framed;
  const found = [
    { text: plain, shown: plain },
    { text: framed, shown },
    { text: scanned, shown: framed },
    { text: bare, shown: framed },
  ];
  return found.filter(({ text }, index) => found.findIndex((each) => each.text === text) === index);
}

/** Pictures of control characters, which some programs show in their place. */
const pictures: Readonly<Record<string, string>> = { '\u241D': 'GS', '\u241E': 'RS', '\u2404': 'EOT' };

const fillers = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');

/** Returns the places of marks that can be in the place of a character: the only one of its kind inside, and at the ends. */
function placesOfMarks(text: string): number[] {
  const inside = [...text.slice(1, -1).matchAll(/[ .,'\-_/]/g)].map(({ index }) => index + 1);
  const isQuoted = /^["'\u2018-\u201F<([{*]/u.test(text);
  const hasEnd = /[^\p{L}\p{N}]$/u.test(text);
  return [
    ...inside.filter((place) => inside.every((other) => other === place || text[other] !== text[place])),
    ...(hasEnd && !isQuoted ? [text.length - 1] : []),
    ...(isQuoted && !hasEnd ? [0] : []),
  ];
}

/**
 * Returns the identifiers that a text would also be with another character in the place of one mark. Then the mark may
 * be a typing error instead of a separator.
 */
export function* withMarkReplaced(shown: string): Generator<string> {
  const text = shown.trim();
  const isNumber = /^(?:[BD]-)?[^\p{L}]*$/u.test(text);
  for (const place of placesOfMarks(text))
    for (const filler of isNumber ? fillers.slice(0, 10) : fillers)
      yield text.slice(0, place) + filler + text.slice(place + 1);
}
