import { tabStore } from '../storage/browser-storage';

const key = 'attesta-registered-email';

/** The email address that was registered in this tab and is not verified yet, or null. */
export const registeredEmail = (): string | null => tabStore.read(key);

/** Stores the address for this tab. The page that the link in the mail opens reads it. */
export const storeRegisteredEmail = (email: string): void => tabStore.write(key, email);

export const removeRegisteredEmail = (): void => tabStore.remove(key);
