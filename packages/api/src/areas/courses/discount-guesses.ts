import type { Queries } from '../../database/database.ts';
import { countAttempt, discountGuess, refundAttempts } from '../account/attempts.ts';
import { isUnusableCode } from './discounts.ts';

interface Guess {
  readonly accountId: string;
  /** The entered code; null or undefined if none was entered. */
  readonly code: string | null | undefined;
  readonly now: Date;
}

/**
 * Runs a request with a discount code. Requests with an unusable code are counted per account, before they run and
 * outside of their transaction, so that simultaneous guesses are counted and a rejected one stays counted.
 * @throws Failure 429 after too many unusable codes
 */
export async function countingGuesses<Result>(
  queries: Queries,
  { accountId, code, now }: Guess,
  request: () => Promise<Result>,
): Promise<Result> {
  if (code === null || code === undefined) return request();
  await countAttempt(queries, discountGuess, accountId, now);
  let isGuess = false;
  try {
    return await request();
  } catch (error) {
    isGuess = isUnusableCode(error);
    throw error;
  } finally {
    if (!isGuess) await refundAttempts(queries, [[discountGuess, accountId]]);
  }
}
