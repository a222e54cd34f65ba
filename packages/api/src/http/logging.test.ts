import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logging.ts';

describe('A logged request', () => {
  it('has neither a query, which may contain tokens of mailed links, nor mail addresses', () => {
    const options = loggerOptions('info');
    const serializers =
      typeof options === 'object'
        ? (options.serializers as { req?: (request: object) => object } | undefined)
        : undefined;
    expect(
      serializers?.req?.({
        method: 'GET',
        url: '/reset-password?token=secret',
        headers: { authorization: 'Bearer secret' },
      }),
    ).toEqual({ method: 'GET', path: '/reset-password' });
    for (const address of ['ada@example.org', 'ada%40example.org', 'ada%2540example.org']) {
      expect(serializers?.req?.({ method: 'GET', url: `/api/${address}/x` })).toEqual({
        method: 'GET',
        path: '/api/(address)/x',
      });
    }
  });
});
