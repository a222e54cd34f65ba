import { countCharacters } from '@attesta/domain/values/characters';

/** As in the schema of windows. */
export const maxNoteLength = 200;

/** Whether a note is too long to be saved, which is without white space at its ends. */
export const isNoteTooLong = (note: string | null): boolean => countCharacters(note?.trim() ?? '') > maxNoteLength;
