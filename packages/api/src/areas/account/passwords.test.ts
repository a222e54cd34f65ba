import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('Passwords', () => {
  it('are hashed by argon2id, each with a salt of its own', async () => {
    const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
    const [first, second] = [await passwords.hash('lantern over the marsh'), await passwords.hash('lantern over the marsh')];
    expect(first).toMatch(/^\$argon2id\$/);
    expect(first).not.toBe(second);
    expect(await passwords.matches(first, 'lantern over the marsh')).toBe(true);
    expect(await passwords.matches(first, 'Lantern over the marsh')).toBe(false);
  });

  it('take as long for an address that nobody has, and match nothing there', async () => {
    const passwords = createPasswords({ memoryCost: 4096, timeCost: 2 });
    const stored = await passwords.hash('lantern over the marsh');
    const took = async (storedHash: string | null) => {
      const began = performance.now();
      expect(await passwords.matches(storedHash, 'nobody has this password')).toBe(false);
      return performance.now() - began;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round += 1) {
      known.push(await took(stored));
      unknown.push(await took(null));
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[7] ?? 0;
    expect(median(unknown) / median(known)).toBeGreaterThan(1 / 3);
    expect(median(unknown) / median(known)).toBeLessThan(3);
  });
});
