import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../settings.ts';

/** Hashing of passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for a null hash (nobody has that address) as for a real one. */
  matches(storedHash: string | null, password: string): Promise<boolean>;
}

/** Hashes with the given cost; stored hashes carry their own, so a change of cost needs no migration. */
export function createPasswords(cost: PasswordCost): Passwords {
  const nobodys = hash('nobody has this password', cost);
  return {
    hash: (password) => hash(password, cost),
    async matches(storedHash, password) {
      const matched = await verify(storedHash ?? (await nobodys), password);
      return matched && storedHash !== null;
    },
  };
}
