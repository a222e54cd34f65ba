import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('runs twenty tasks of one account and one of another: the other waits for one task only', async () => {
  const queue = new FairQueue();
  const order: string[] = [];
  let running = 0;
  const task = (name: string) => async () => {
    expect(++running).toBe(1);
    await Promise.resolve();
    order.push(name);
    running--;
  };
  const many = Array.from({ length: 20 }, (_, index) => queue.run('one', task(`one ${index}`)));
  await Promise.all([...many, queue.run('other', task('other'))]);
  expect(order.slice(0, 3)).toEqual(['one 0', 'other', 'one 1']);
  expect(order).toHaveLength(21);
});

it('runs the next task after one that fails, and returns the error to its caller only', async () => {
  const queue = new FairQueue();
  const failed = queue.run('one', () => Promise.reject(new Error('damaged')));
  const done = queue.run('one', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('damaged');
  await expect(done).resolves.toBe('done');
});
