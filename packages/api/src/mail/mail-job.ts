import type { Queries } from '../database/database.ts';
import { addJob } from '../jobs/store.ts';
import type { LetterKind } from './words.ts';

/** Kind of the jobs that send a mail. */
export const mailJobKind = 'mail';

interface Recipient {
  readonly to: string;
  /** Language of the account; English where there is none of ours. */
  readonly language: string;
  /** The portal's origin, for the link. */
  readonly origin: string;
}

/**
 * A mail to be sent. Links are made when it is sent: the database never has a usable token, and the hour of the link begins
 * when the mail leaves.
 */
export type MailJob = Recipient &
  (
    | { readonly template: 'verify'; readonly registrationId: string }
    | { readonly template: 'reset'; readonly accountId: string }
    /** For an address without account: does the same work, but sends nothing, so that nobody can measure who has an account. */
    | { readonly template: 'none' }
    | { readonly template: Exclude<LetterKind, 'verify' | 'reset'> }
  );

/** Adds a mail to the transaction of what it announces. */
export const addMail = (queries: Queries, mail: MailJob, now: Date): Promise<void> =>
  addJob(queries, { kind: mailJobKind, payload: mail }, now);
