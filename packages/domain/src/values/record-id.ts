import { oneLine } from './text.ts';

/** Id of a stored record. Ids are opaque: the server decides their format. */
export const recordId = oneLine(64);
