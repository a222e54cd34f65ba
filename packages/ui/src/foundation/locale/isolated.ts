const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;

/**
 * Returns a text that can be inserted into a sentence in left-to-right script: a text that contains right-to-left letters
 * is isolated, so that it does not change the order of the words around it. Source: Unicode Standard Annex #9, 2.7.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
