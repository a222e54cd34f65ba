import type { Queries } from '../../../database/database.ts';
import type { AccountRow } from '../../../database/schema.ts';
import { addMail } from '../../../mail/mail-job.ts';
import * as attempts from '../../../limits/attempts.ts';
import { consumeCode, isAppCode, secondFactorOf, type CodeResult } from './second-factor.ts';

/** When and through which origin of the portal a code was used. */
interface Use {
  readonly now: Date;
  readonly origin: string;
}

/** A code that was counted before it is checked. */
interface CountedCode {
  readonly own: attempts.Counted;
  readonly account: readonly attempts.CountedAttempt[];
}

/** The limits of an account; recovery codes, with 128 bits, are not guessed and are the owner's way past the limits. */
const accountLimits = [attempts.appCodesInHour, attempts.appCodesInDay];

/**
 * Counts a code of the second factor before it is checked. Every code of the app counts for the account, whatever the
 * client; only a correct code is refunded, so neither a reset link nor the owner's own sign-in renews the count.
 * @throws Failure 429 if the limit of the client or of the account is reached
 */
export async function countCode(
  queries: Queries,
  { id }: Pick<AccountRow, 'id'>,
  [limit, client]: attempts.Counted,
  code: string,
  now: Date,
): Promise<CountedCode> {
  // Apart from each other, so that codes of the app never use up the attempts for recovery codes.
  const own = [limit, isAppCode(code) ? client : `recovery ${client}`] as const;
  await attempts.countAttempt(queries, ...own, now);
  const account: attempts.CountedAttempt[] = [];
  if (isAppCode(code))
    for (const ofAccount of accountLimits) account.push(await attempts.countAttempt(queries, ofAccount, id, now));
  return { own, account };
}

/**
 * Checks a code and marks it as used. The use of a recovery code is mailed to the owner.
 * @returns the result, and for a recovery code how many are left
 */
export async function useCode(
  queries: Queries,
  { id, email, language }: AccountRow,
  code: string | undefined,
  { now, origin }: Use,
): Promise<{ result: CodeResult; recoveryCodesLeft?: number }> {
  const result = await consumeCode(queries, id, code, now);
  if (result !== 'recovery') return { result };
  const { recoveryCodesLeft } = await secondFactorOf(queries, id);
  await addMail(queries, { template: 'recoveryCodeUsed', to: email, language, origin, recoveryCodesLeft }, now);
  return { result, recoveryCodesLeft };
}

/**
 * Ends the count of a code with the result of its check. A recovery code proves the owner and clears the counts. The
 * wrong code that reaches a limit of the account is mailed to the owner.
 * @returns whether the limit of the account was reached
 */
export async function settleCode(
  queries: Queries,
  { id, email, language }: AccountRow,
  { own, account }: CountedCode,
  result: CodeResult,
  { now, origin }: Use,
): Promise<boolean> {
  if (result === 'wrong' || result === 'missing') {
    if (!account.some(({ isLast }) => isLast)) return false;
    await addMail(queries, { template: 'codesBlocked', to: email, language, origin }, now);
    return true;
  }
  await attempts.refundAttempts(queries, account);
  const ended = result === 'recovery' ? accountLimits.map((limit) => [limit, id] as const) : [];
  await attempts.clearAttempts(queries, [own, ...ended]);
  return false;
}
