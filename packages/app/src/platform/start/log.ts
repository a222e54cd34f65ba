/** Logs an error to the browser's console. The user is not notified. */
export const log = (message: string, error: unknown): void => console.warn(`Attesta: ${message}`, error);
