import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { countAttempt, refundAttempts, type Limit } from './attempts.ts';

const limit: Limit = { name: 'test', count: 3, ms: 60_000 };
const first = new Date('2026-11-21T10:00:00.000Z');
const second = new Date('2026-11-21T10:01:00.001Z');

describe.each(databases)('Attempts on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const attempt = (subject: string, now: Date) => countAttempt(instance.portal.database.queries, limit, subject, now);
  const refund = (attempts: Awaited<ReturnType<typeof attempt>>[]) =>
    refundAttempts(instance.portal.database.queries, attempts);
  /** Makes simultaneous attempts and returns those that were not rejected. */
  async function accepted(subject: string, number: number, now = first) {
    const results = await Promise.allSettled(Array.from({ length: number }, () => attempt(subject, now)));
    return results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
  }

  it('that were rejected do not count, so that refunds of the accepted ones free the limit completely', async () => {
    const made = await accepted('burst', 20);
    expect(made).toHaveLength(3);
    for (const one of made) await refund([one]);
    expect(await accepted('burst', 20)).toHaveLength(3);
    expect(await accepted('burst', 20)).toHaveLength(0);
  });

  it('are refunded only in the period in which they were counted', async () => {
    const made = await accepted('period', 3);
    expect(await accepted('period', 20, second)).toHaveLength(3);
    await refund(made);
    expect(await accepted('period', 20, second)).toHaveLength(0);
  });

  it('above the limit are rejected with the seconds until the period ends', async () => {
    await accepted('wait', 3);
    await expect(attempt('wait', new Date(first.getTime() + 20_000))).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: 40 },
    });
  });
});
