import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Queries } from '../../../database/database.ts';
import { recoveryCodes, secondFactors } from '../../../database/schema.ts';
import { hashOf } from '../../../tokens/tokens.ts';

/** The parameters of RFC 6238 that every authenticator app supports. */
const periodSeconds = 30;
const digits = 6;
/** One step before and after is accepted, because clocks differ and typing takes time. */
const acceptedSteps = 1;
const secretBytes = 20;
const recoveryCodeCount = 10;
const recoveryCodeBytes = 16;

const appOf = (secret: string, email = '') =>
  new TOTP({
    issuer: 'Attesta',
    label: email,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** The time step of a code, or null for a wrong code. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: acceptedSteps });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/**
 * Starts the setup of an authenticator app and replaces an unfinished setup. Returns null if the second factor is
 * already on.
 */
export async function startSetup(
  queries: Queries,
  accountId: string,
  email: string,
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: secretBytes }).base32;
  const [row] = await queries
    .insert(secondFactors)
    .values({ accountId, secret })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning();
  return row ? { secret, uri: appOf(secret, email).toString() } : null;
}

/** Whether sign-in requires a code, and the number of unused recovery codes. */
export async function secondFactorOf(
  queries: Queries,
  accountId: string,
): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const [factor] = await queries.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  const enabled = factor !== undefined && factor.confirmedAt !== null;
  const [left] = await queries
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return { enabled, recoveryCodesLeft: enabled ? (left?.codes ?? 0) : 0 };
}

/**
 * Marks the time step of a code as used. Returns false if it was used before; of simultaneous uses only one succeeds.
 */
async function consumeStep(queries: Queries, accountId: string, step: number): Promise<boolean> {
  const used = await queries
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId });
  return used.length > 0;
}

/**
 * Turns the second factor on with its first code. Returns the recovery codes, or null for a wrong code or without a
 * started setup.
 */
export async function confirmSecondFactor(
  queries: Queries,
  accountId: string,
  code: string,
  now: Date,
): Promise<string[] | null> {
  const [row] = await queries
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt)))
    .for('update');
  const step = row && stepOf(row.secret, code, now);
  if (step == null || !(await consumeStep(queries, accountId, step))) return null;
  await queries.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.accountId, accountId));
  return replaceRecoveryCodes(queries, accountId);
}

/**
 * Replaces the recovery codes with new ones: 128 random bits each, in groups of four characters; only hashes are
 * stored.
 */
export async function replaceRecoveryCodes(queries: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: recoveryCodeBytes }).base32.toLowerCase(),
  );
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await queries.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashOf(code) })));
  return codes.map((code) => code.match(/.{1,4}/g)?.join('-') ?? code);
}

/** Whether a typed code has the form of the app's codes, as opposed to a recovery code. */
export const isAppCode = (code: string): boolean => code.length === digits;

/** Result of checking a second factor; `off`: the account has none. */
export type CodeResult = 'off' | 'app' | 'recovery' | 'missing' | 'wrong';

/**
 * Checks a code of the app or a recovery code and marks it as used. Each code is valid once.
 * @param code as parsed by the domain's `oneTimeCode`
 */
export async function consumeCode(
  queries: Queries,
  accountId: string,
  code: string | undefined,
  now: Date,
): Promise<CodeResult> {
  const [factor] = await queries
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)));
  if (!factor) return 'off';
  if (code === undefined) return 'missing';
  const step = isAppCode(code) ? stepOf(factor.secret, code, now) : null;
  if (step !== null) return (await consumeStep(queries, accountId, step)) ? 'app' : 'wrong';
  const used = await queries
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0 ? 'recovery' : 'wrong';
}

/** Turns the second factor off. Returns whether it was on. */
export async function removeSecondFactor(queries: Queries, accountId: string): Promise<boolean> {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const removed = await queries
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
