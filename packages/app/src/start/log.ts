/** Writes a fault down for whoever looks into the browser's console; the person using the portal is not bothered with it. */
export const log = (what: string, error: unknown): void => console.warn(`Attesta: ${what}`, error);
