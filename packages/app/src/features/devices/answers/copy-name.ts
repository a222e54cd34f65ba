const maxLength = 120;

/** Shortens the name of a copy to the length of a working name, without half a character at the end. */
export const copyName = (name: string): string =>
  name
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
