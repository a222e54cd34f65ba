import { createHash } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../../settings/settings.ts';

/** Hashing of passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Hash of the password of a registration. Its salt is derived from the address, so that one computation compares a
   * password with every pending registration of the address. It is deleted with the registration and never becomes
   * the hash of an account.
   */
  pendingHash(email: string, password: string): Promise<string>;
  /** Whether the password matches. Takes as long for a null hash (the address has no account) as for a real one. */
  matches(storedHash: string | null, password: string): Promise<boolean>;
}

/** Hashes with the given cost; stored hashes contain their own cost, so changing it needs no migration. */
export function createPasswords(cost: PasswordCost): Passwords {
  const dummyHash = hash('nobody has this password', cost);
  return {
    hash: (password) => hash(password, cost),
    async pendingHash(email, password) {
      const salt = createHash('sha256').update(`registration ${email}`).digest().subarray(0, 16);
      return (await hashRaw(password, { ...cost, salt })).toString('base64url');
    },
    async matches(storedHash, password) {
      const matched = await verify(storedHash ?? (await dummyHash), password);
      return matched && storedHash !== null;
    },
  };
}
