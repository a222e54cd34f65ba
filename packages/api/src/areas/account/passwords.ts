import { createHash } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../settings.ts';

/** Hashing of passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Hash of the password of a registration. Its salt is the address, so that one computation compares a password with every
   * registration that waits for the address. It lives for days at most and never becomes the hash of an account.
   */
  pendingHash(email: string, password: string): Promise<string>;
  /** Takes as long for a null hash (nobody has that address) as for a real one. */
  matches(storedHash: string | null, password: string): Promise<boolean>;
}

/** Hashes with the given cost; stored hashes carry their own, so a change of cost needs no migration. */
export function createPasswords(cost: PasswordCost): Passwords {
  const nobodys = hash('nobody has this password', cost);
  return {
    hash: (password) => hash(password, cost),
    async pendingHash(email, password) {
      const salt = createHash('sha256').update(`registration ${email}`).digest().subarray(0, 16);
      return (await hashRaw(password, { ...cost, salt })).toString('base64url');
    },
    async matches(storedHash, password) {
      const matched = await verify(storedHash ?? (await nobodys), password);
      return matched && storedHash !== null;
    },
  };
}
