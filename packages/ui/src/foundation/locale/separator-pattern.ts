/** How other keyboards write a separator, besides its full-width form. */
const others: Readonly<Record<string, string>> = { ',': '、､﹐﹑،', ';': '؛﹔', ' ': '\u3000\u00A0\u202F' };
const lineBreak = '\r\n|[\n\v\f\r\u0085\u2028\u2029]';

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/u, '\\$&');

function formsOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const wide = code > 0x20 && code < 0x7f ? String.fromCodePoint(code + 0xfee0) : '';
  const forms = `${wide}${others[character] ?? ''}`;
  return forms ? `[${escaped(character)}${forms}]` : escaped(character);
}

/**
 * Returns a pattern that finds separators and line breaks in a text, also in the forms of East Asian and Arabic keyboards:
 * `，` and `、` for a comma, `；` for a semicolon.
 */
export const separatorPattern = (separators: readonly string[]): RegExp =>
  new RegExp(
    [lineBreak, ...separators.filter(Boolean).map((separator) => Array.from(separator, formsOf).join(''))].join('|'),
    'u',
  );
