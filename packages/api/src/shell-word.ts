/** A path as one word of a command line, for commands that the operator copies: quoted where that is needed. */
export const shellWord = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
