/** Quotes a path, if necessary, so that it is one word in a shell command that the operator copies. */
export const shellWord = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
