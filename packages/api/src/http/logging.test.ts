import { describe, expect, it } from 'vitest';
import { loggedError, loggerOptions } from './logging.ts';

describe('The log', () => {
  it('holds no parameters of a failed query, and no addresses', () => {
    const error = new Error(
      'Failed query: insert into "accounts" values ($1, $2)\nparams: ada@example.org,$argon2id$hash',
      {
        cause: Object.assign(new Error('duplicate key: Key (email)=(ada@example.org) already exists'), {
          code: '23505',
        }),
      },
    );
    const text = JSON.stringify(loggedError(error));
    expect(text).not.toMatch(/ada|argon2id/);
    expect(loggedError(error)).toMatchObject({
      type: 'Error',
      message: 'Failed query: insert into "accounts" values ($1, $2)',
      cause: { code: '23505' },
    });
    expect(loggedError(error).stack).toContain('logging.test.ts');
  });

  it('holds a request without its query, which has tokens of mails, and without mail addresses', () => {
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
