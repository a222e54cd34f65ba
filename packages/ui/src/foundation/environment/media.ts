/** Returns the list of a media query; undefined where there are none, as in jsdom. */
export const mediaOf = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia(query);

/** Returns whether a media query matches. Where there are none, as in jsdom, no query matches. */
export const matchesMedia = (query: string): boolean => mediaOf(query)?.matches ?? false;
