import type { personSchema } from '@attesta/domain/account/profile/calls';
import { defaultNotifications, type MailPreferences } from '@attesta/domain/account/profile/preferences';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from '../../../database/database.ts';
import { accounts, type AccountRow } from '../../../database/schema.ts';
import { mailLanguageOf } from '../../../mail/languages.ts';

/** Changes the name of the user. Returns the account, or null if it was deleted. */
export async function setPerson(
  queries: Queries,
  id: string,
  { firstName, lastName }: z.output<typeof personSchema>,
): Promise<AccountRow | null> {
  const [account] = await queries.update(accounts).set({ firstName, lastName }).where(eq(accounts.id, id)).returning();
  return account ?? null;
}

/** The language of mails to an account, and which optional mails are sent. */
export const mailPreferencesOf = ({
  language,
  notifications,
}: Pick<AccountRow, 'language' | 'notifications'>): MailPreferences => ({
  mailLanguage: mailLanguageOf(language),
  notifications: { ...defaultNotifications, ...notifications },
});

/** Sets the language of mails, and which optional mails are sent. */
export async function setMailPreferences(
  queries: Queries,
  id: string,
  { mailLanguage: language, notifications }: MailPreferences,
): Promise<void> {
  await queries.update(accounts).set({ language, notifications }).where(eq(accounts.id, id));
}
