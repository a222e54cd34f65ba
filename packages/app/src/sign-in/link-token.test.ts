import { describe, expect, it } from 'vitest';
import { isIncompleteLink, linkTokenIn } from './link-token';

const at = (search: string, state: unknown = null, hash = '') => ({ pathname: '/reset-password', search, hash, state });

describe('the token of a mailed link', () => {
  it('D.109 moves from the address to the state of the history entry, and nothing else moves', () => {
    expect(linkTokenIn(at('?token=abc'))).toEqual({ token: 'abc', moved: at('', { token: 'abc' }) });
    const email = 'ana@example.org';
    expect(linkTokenIn(at('?lang=fr&token=a-b&token=c', { email }, '#form'))).toEqual({
      token: 'a-b',
      moved: at('?lang=fr', { email, token: 'a-b' }, '#form'),
    });
  });

  it('D.109 is read from the state after a reload', () => {
    expect(linkTokenIn(at('', { token: 'abc' }))).toEqual({ token: 'abc', moved: null });
  });

  it('a link that is opened replaces the one before', () => {
    expect(linkTokenIn(at('?token=new', { token: 'old' }))).toEqual({ token: 'new', moved: at('', { token: 'new' }) });
    expect(linkTokenIn(at('?token=', { token: 'old' }))).toEqual({ token: null, moved: at('', { token: null }) });
  });

  it.each([null, 'abc', 7, [], { token: 7 }, { email: 'ana@example.org' }])(
    'there is none in the state %j',
    (state) => {
      expect(linkTokenIn(at('', state))).toEqual({ token: null, moved: null });
    },
  );

  it.each(['', 'a+b', 'a%20b', 'a%0Ab', 'é', 'a'.repeat(513)])(
    'a token that is missing or damaged is incomplete: %j',
    (token) => {
      const opened = at(`?token=${token}`);
      expect(isIncompleteLink(opened)).toBe(true);
      const { token: read, moved } = linkTokenIn(opened);
      expect(read).toBeNull();
      expect(isIncompleteLink(moved!)).toBe(true);
    },
  );

  it('a page that no link opened, or a whole one, is not incomplete', () => {
    expect(isIncompleteLink(at(''))).toBe(false);
    expect(isIncompleteLink(at('', { email: 'ana@example.org' }))).toBe(false);
    expect(isIncompleteLink(at('', { token: 'abc' }))).toBe(false);
    expect(isIncompleteLink(at('?token=a-b_c'))).toBe(false);
  });
});
