/** Returns whether the browser knows a value of a CSS property. False where it cannot be asked, as in jsdom. */
export const supportsStyle = (property: string, value: string): boolean =>
  globalThis.CSS?.supports?.(property, value) ?? false;
