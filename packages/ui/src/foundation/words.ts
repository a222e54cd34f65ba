/** The words of a part: those that are given, else its own. One that is given as undefined, as a translation that is not there yet, is not given. */
export function wordsOf<Words extends object>(own: Words, given: Partial<Words> | undefined): Words {
  if (!given) return own;
  const words = { ...own, ...given };
  for (const name of Object.keys(own) as (keyof Words)[]) if (words[name] === undefined) words[name] = own[name];
  return words;
}
