import { formatCode } from '@attesta/domain/codes/codes';
import { isFound } from '@attesta/domain/values/search';

/** Returns whether a code matches a search: each word is in the code or in its description. */
export const matchesSearch = (search: string, id: string, description: string): boolean =>
  isFound(search, [formatCode(id), description]);
