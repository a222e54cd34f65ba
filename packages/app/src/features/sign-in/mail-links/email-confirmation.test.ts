import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../platform/http/problem';
import { confirmationIn, emailLinkProblem } from './email-confirmation';

describe('the link that confirms an e-mail address (D.154)', () => {
  it.each([
    [{ code: 'link_used', message: '' }, 'used'],
    [{ code: 'link_invalid', message: '' }, 'invalid'],
    [{ code: 'email_taken', message: '' }, 'taken'],
    [{ code: 'invalid', message: '', fields: { token: 'too_long' } }, 'invalid'],
    [{ code: 'unavailable', message: '' }, null],
    ['Wrong Services', null],
  ] as const)('after %j the page explains: %s', (rejection, problem) =>
    expect(emailLinkProblem(problemOf(rejection))).toBe(problem),
  );

  it('is remembered as confirmed in the history entry, and only then', () => {
    const confirmation = { confirmed: 'new', completed: true };
    expect(confirmationIn({ confirmation })).toEqual(confirmation);
    for (const state of [null, 7, {}, { confirmation: 'new' }]) expect(confirmationIn(state)).toBeNull();
  });
});
