import { describe, expect, it, vi } from 'vitest';
import { loadable, LoadError } from './loadable';

describe('a loadable module', () => {
  it('is imported once, and returns the same promise each time', async () => {
    const start = vi.fn<() => Promise<string>>(async () => 'module');
    const { load } = loadable(start);
    expect(load()).toBe(load());
    expect(await load()).toBe('module');
    expect(start).toHaveBeenCalledOnce();
  });

  it('keeps its failure until it is forgotten, then is imported again (D.134)', async () => {
    const start = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('module');
    const { load } = loadable(start);
    const failure: unknown = await load().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LoadError);
    await expect(load()).rejects.toBe(failure);
    expect(start).toHaveBeenCalledOnce();
    (failure as LoadError).forget();
    expect(await load()).toBe('module');
  });
});
