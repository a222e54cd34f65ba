import { tabStore } from '../storage/browser-storage';

const key = 'attesta-registered-email';

/** The address registered in this tab and not verified since; null when there is none. */
export const registeredEmail = (): string | null => tabStore.read(key);

/** Keeps the address for the page that the link of the mail opens, as long as this tab is open. */
export const keepRegisteredEmail = (email: string): void => tabStore.write(key, email);

export const forgetRegisteredEmail = (): void => tabStore.remove(key);
