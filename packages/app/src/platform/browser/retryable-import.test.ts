import { expect, it, vi } from 'vitest';
import { retryableImport } from './retryable-import';

const chunk = 'https://portal.example/assets/axios-client-B1.js';
const failure = () => new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);

it('imports a chunk that failed to load again, with a different query each time', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(failure());
  const importAddress = vi
    .fn<(address: string) => Promise<string>>()
    .mockRejectedValueOnce(failure())
    .mockResolvedValue('module');
  const open = retryableImport(load, importAddress);
  await expect(open()).rejects.toThrow('Failed to fetch');
  await expect(open()).rejects.toThrow('Failed to fetch');
  expect(await open()).toBe('module');
  expect(load).toHaveBeenCalledOnce();
  expect(importAddress.mock.calls).toEqual([[`${chunk}?retry=1`], [`${chunk}?retry=2`]]);
});

it('repeats the same import if the error does not contain the address', async () => {
  const unnamed = new TypeError('Importing a module script failed.');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unnamed).mockResolvedValue('module');
  const open = retryableImport(load);
  await expect(open()).rejects.toThrow('Importing');
  expect(await open()).toBe('module');
});
