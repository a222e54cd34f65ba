export const root: string;
/** Builds the library, unless its sources are unchanged. */
export function ensureLibrary(options?: { declarations?: boolean }): void;
