import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const newTask = () => vi.fn<() => Promise<unknown>>(async () => undefined);

describe('a background task', () => {
  it('runs when the browser is idle', () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('document', {});
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    const task = newTask();
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
    for (const run of waiting) run();
    expect(task).toHaveBeenCalledOnce();
  });

  it('runs later in a browser without idle callbacks', () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', {});
    const task = newTask();
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  });

  it('may fail', async () => {
    const failed = Promise.reject(new Error('offline'));
    const caught = vi.spyOn(failed, 'catch');
    vi.stubGlobal('document', {});
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    whenIdle(() => failed);
    await expect(caught.mock.results[0]?.value).resolves.toBeNull();
  });

  it('does not run outside a browser', () => {
    vi.useFakeTimers();
    const task = newTask();
    whenIdle(task);
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });
});
