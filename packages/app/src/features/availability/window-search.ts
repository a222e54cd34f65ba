import { formatCode } from '@attesta/domain/codes/codes';

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

/**
 * Returns whether a code matches a search: each word is in the code, with or without its space, or in its description,
 * without case and accents.
 */
export function matchesSearch(search: string, id: string, description: string): boolean {
  const text = folded([id, formatCode(id), description].join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
