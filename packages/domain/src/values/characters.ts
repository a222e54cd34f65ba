/** Number of characters (code points), as schemas count them: an emoji is one, not two units of UTF-16. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The first characters of a text, none of them cut in half. */
export const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
