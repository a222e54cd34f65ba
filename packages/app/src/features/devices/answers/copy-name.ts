import { firstCharacters } from '@attesta/domain/values/characters';

const maxLength = 120;

/** Shortens the name of a copy to the length of a working name, without half a character at the end. */
export const copyName = (name: string): string => firstCharacters(name, maxLength).trim();
