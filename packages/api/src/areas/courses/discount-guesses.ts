import type { Queries } from '../../database/database.ts';
import {
  countAttempt,
  discountGuess,
  discountGuessByNetwork,
  refundAttempts,
  type Counted,
  type CountedAttempt,
} from '../../limits/attempts.ts';
import { isUnusableCode } from './discounts.ts';

interface Guess {
  readonly accountId: string;
  /** Network of the client. */
  readonly network: string;
  /** The entered code; null or undefined if none was entered. */
  readonly code: string | null | undefined;
  readonly now: Date;
  /** Logs an error that does not concern the caller. */
  readonly log: (error: unknown) => void;
}

/**
 * Runs a request with a discount code. Requests with an unusable code are counted per network and account, before they
 * run and outside of their transaction, so that simultaneous guesses are counted and a rejected one stays counted.
 * @throws Failure 429 after too many unusable codes
 */
export async function countingGuesses<Result>(
  queries: Queries,
  { accountId, network, code, now, log }: Guess,
  request: () => Promise<Result>,
): Promise<Result> {
  if (code === null || code === undefined) return request();
  const limits: readonly Counted[] = [
    [discountGuessByNetwork, network],
    [discountGuess, accountId],
  ];
  const counted: CountedAttempt[] = [];
  let isGuess = false;
  try {
    for (const [limit, subject] of limits) counted.push(await countAttempt(queries, limit, subject, now));
    return await request();
  } catch (error) {
    isGuess = isUnusableCode(error);
    throw error;
  } finally {
    // The request may be committed, so its result is returned even if the refund fails.
    if (!isGuess) await refundAttempts(queries, counted).catch(log);
  }
}
