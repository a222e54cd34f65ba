import { describe, expect, it, vi } from 'vitest';

vi.mock('@node-rs/argon2', { spy: true });
// Test files share a worker: a module that an earlier file loaded would use argon2 without the spy.
vi.resetModules();
const { verify } = await import('@node-rs/argon2');
const { createPasswords } = await import('./passwords.ts');

describe('Passwords', () => {
  it('are hashed with argon2id, each with its own salt', async () => {
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

  it('are compared with the same amount of work for an unknown address, and never match there', async () => {
    const passwords = createPasswords({ memoryCost: 4096, timeCost: 2 });
    const stored = await passwords.hash('lantern over the marsh');
    for (const storedHash of [stored, null, null])
      expect(await passwords.matches(storedHash, 'nobody has this password')).toBe(false);
    // The cost of a comparison is part of the hash; measured time would depend on the load of the machine.
    const work = vi
      .mocked(verify)
      .mock.calls.slice(-3)
      .map(([hashed, password]) => [/^\$argon2id\$v=\d+\$([^$]+)\$/.exec(String(hashed))?.[1], password]);
    expect(work).toEqual(Array.from({ length: 3 }, () => ['m=4096,t=2,p=1', 'nobody has this password']));
  });
});
