import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { acceptedSchema, errorSchema } from '../../contract/responses.ts';
import { emailAddress } from '../../values/email-address.ts';
import { typedPassword } from '../password.ts';

/** A change of the e-mail address that is not confirmed at both addresses yet. */
export const emailChangeSchema = z.object({
  /** The new address. */
  email: z.string(),
  /** Whether the link in the mail to the current address was confirmed. */
  confirmedAtCurrent: z.boolean(),
  /** Whether the link in the mail to the new address was confirmed. */
  confirmedAtNew: z.boolean(),
  /** Instant (ISO 8601, UTC) after which the change is dropped. */
  expiresAt: z.string(),
});

export type EmailChange = z.output<typeof emailChangeSchema>;

export const getEmailChange = call({
  method: 'GET',
  path: '/api/account/email',
  who: 'signed-in',
  summary: 'Returns the change of the e-mail address that is waiting for confirmation, or null.',
  response: z.object({ change: emailChangeSchema.nullable() }),
});

export const requestEmailChange = call({
  method: 'POST',
  path: '/api/account/email',
  who: 'signed-in',
  summary:
    'Requests another e-mail address and mails a link to the current and to the new address. The address changes when ' +
    'both are confirmed. Replaces an earlier request. The response is the same whether or not the new address is in ' +
    'use. 403 `demo_account` for a demo account.',
  body: z.strictObject({ email: emailAddress, currentPassword: typedPassword }),
  response: z.object({ change: emailChangeSchema }),
});

export const cancelEmailChange = call({
  method: 'DELETE',
  path: '/api/account/email',
  who: 'signed-in',
  summary: 'Cancels the change of the e-mail address, if there is one. Its links stop working.',
  response: acceptedSchema,
});

export const confirmEmailChange = call({
  method: 'POST',
  path: '/api/account/email/confirm',
  who: 'anyone',
  summary:
    'Confirms a change of the e-mail address with the token of a mail. Once both addresses are confirmed, the address ' +
    'changes and all other sessions end. 400 `link_used` or `link_invalid`; 409 `email_taken` if another account got ' +
    'the new address in the meantime.',
  body: z.strictObject({ token: z.string().min(1).max(512) }),
  response: z.object({
    /** The address to which the mail with this link was sent. */
    confirmed: z.enum(['current', 'new']),
    /** Whether the address is changed now; false while the other address is not confirmed. */
    completed: z.boolean(),
  }),
  errors: { 403: errorSchema, 409: errorSchema },
});

export const emailCalls = [getEmailChange, requestEmailChange, cancelEmailChange, confirmEmailChange] as const;
