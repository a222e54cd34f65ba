import { verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

describe('Passwords', () => {
  it('are hashed by argon2id, each with a salt of its own', async () => {
    const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
    const [first, second] = [
      await passwords.hash('lantern over the marsh'),
      await passwords.hash('lantern over the marsh'),
    ];
    expect(first).toMatch(/^\$argon2id\$/);
    expect(first).not.toBe(second);
    expect(await passwords.matches(first, 'lantern over the marsh')).toBe(true);
    expect(await passwords.matches(first, 'Lantern over the marsh')).toBe(false);
  });

  it('take as long for an address that nobody has, as they do the same work, and match nothing there', async () => {
    const passwords = createPasswords({ memoryCost: 4096, timeCost: 2 });
    const stored = await passwords.hash('lantern over the marsh');
    for (const storedHash of [stored, null, null])
      expect(await passwords.matches(storedHash, 'nobody has this password')).toBe(false);
    // What it costs to compare with a hash stands in it: a clock would tell the load of the machine, too.
    const work = vi
      .mocked(verify)
      .mock.calls.slice(-3)
      .map(([hashed, password]) => [/^\$argon2id\$v=\d+\$([^$]+)\$/.exec(String(hashed))?.[1], password]);
    expect(work).toEqual(Array.from({ length: 3 }, () => ['m=4096,t=2,p=1', 'nobody has this password']));
  });
});
