import type { Queries } from '../database/database.ts';
import type { AccountRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { unauthenticated } from '../http/failure.ts';
import { requireActive } from './authorization.ts';
import { accountOfSession } from './sessions.ts';
import { lockAccount } from './store.ts';

/**
 * Locks the account of a caller and returns its current state. The password of the caller was checked before the
 * transaction; in the meantime the password can have changed and the session can have ended, for example because the
 * owner ended the session of a thief.
 * @throws Failure 401 for a session that ended or a password that changed, 403 for an inactive account
 */
export async function lockCaller(transaction: Queries, { account, token }: Caller, now: Date): Promise<AccountRow> {
  const locked = await lockAccount(transaction, account.id);
  const isSameLogin =
    locked?.passwordHash === account.passwordHash && (await accountOfSession(transaction, token, now));
  if (!locked || !isSameLogin) throw unauthenticated();
  requireActive(locked);
  return locked;
}
