import { z } from 'zod';

/** Languages of mails, the same as those of the portal. Source: specification section 1. */
export const mailLanguages = ['en', 'fr', 'ro', 'zh'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/**
 * The mails that a user can turn off. Each only confirms what the portal showed right after the user's own action, and
 * creates no obligation. All other mails are always sent: they concern a contract, a change of a course, the security
 * of the account or its deletion.
 */
export const optionalMails = ['waitingListJoined', 'ownCancellation'] as const;
export type OptionalMail = (typeof optionalMails)[number];

/** Which optional mails are sent. */
export const notificationsSchema = z.strictObject({
  /** Confirms that the user joined the waiting list of a course. The mail about a place that becomes free is always sent. */
  waitingListJoined: z.boolean(),
  /** Confirms that the user cancelled a registration; its file removes the course from the calendar. */
  ownCancellation: z.boolean(),
});

export type Notifications = z.output<typeof notificationsSchema>;

/** The notifications of an account that has not chosen any: all are sent. */
export const defaultNotifications: Notifications = { waitingListJoined: true, ownCancellation: true };

export const mailPreferencesSchema = z.strictObject({
  /** Language of all mails to the account. Until it is chosen, the language of the portal at registration. */
  mailLanguage: z.enum(mailLanguages),
  notifications: notificationsSchema,
});

export type MailPreferences = z.output<typeof mailPreferencesSchema>;
