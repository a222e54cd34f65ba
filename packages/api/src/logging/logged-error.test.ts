import { describe, expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

describe('A logged error', () => {
  it('contains no parameters of a failed query and no mail addresses', () => {
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
    expect(loggedError(error).stack).toContain('logged-error.test.ts');
  });
});
