/** Why text is not an identifier. Each is also a code of a problem. */
export type IdentifierProblem =
  | 'identifier_form'
  | 'identifier_check'
  | 'identifier_character'
  | 'identifier_digit'
  | 'identifier_leading_zero'
  | 'identifier_shortened'
  | 'identifier_several'
  | 'identifier_other_entity'
  | 'identifier_not_udi';

/**
 * What was read in text that was typed, pasted or scanned.
 *   valid      an identifier in its canonical form; its check characters are correct
 *   unchecked  an identifier whose form has no check characters, or an unknown rule for them
 *   invalid    no identifier. `detail`: the character, the likely number or the entity that the problem is about
 */
export type IdentifierReading =
  | { readonly result: 'valid' | 'unchecked'; readonly text: string }
  | { readonly result: 'invalid'; readonly reason: IdentifierProblem; readonly detail?: string };

export const valid = (text: string): IdentifierReading => ({ result: 'valid', text });
export const unchecked = (text: string): IdentifierReading => ({ result: 'unchecked', text });
export const invalid = (reason: IdentifierProblem, detail?: string): IdentifierReading => ({
  result: 'invalid',
  reason,
  ...(detail !== undefined && { detail }),
});

/** Two wrong characters are a typing error; more of them are another kind of text. */
const maxStrange = 2;

/** Returns the problem of text without the form of an identifier: a character that it cannot contain, or its form. */
export function wrongForm(text: string, allowed: RegExp): IdentifierReading {
  const strange = Array.from(text).filter((character) => !allowed.test(character));
  const [first] = strange;
  return first !== undefined && strange.length <= maxStrange && strange.length < text.length / 2
    ? invalid('identifier_character', first)
    : invalid('identifier_form');
}

/** Text without spaces, which people write between groups of characters. */
export const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Text without the code with which a scanner names the kind of barcode, such as `]d2` (ISO/IEC 15424). */
export const withoutSymbology = (text: string) => text.trimStart().replace(/^\][A-Za-z][0-9A-Za-z]/, '');
