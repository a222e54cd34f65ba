import { describe, expect, it } from 'vitest';
import { isIncompleteLink, linkTokenIn } from './link-token';

const at = (search: string, state: unknown = null, hash = '') => ({ pathname: '/reset-password', search, hash, state });

describe('the token of a mailed link', () => {
  it('moves from the URL to the state of the history entry, without other changes (D.109)', () => {
    expect(linkTokenIn(at('?token=abc'))).toEqual({ token: 'abc', moved: at('', { token: 'abc' }) });
    const email = 'ana@example.org';
    expect(linkTokenIn(at('?lang=fr&token=a-b&token=c', { email }, '#form'))).toEqual({
      token: 'a-b',
      moved: at('?lang=fr', { email, token: 'a-b' }, '#form'),
    });
  });

  it('is read from the state after a reload (D.109)', () => {
    expect(linkTokenIn(at('', { token: 'abc' }))).toEqual({ token: 'abc', moved: null });
  });

  it('replaces the token of an earlier link', () => {
    expect(linkTokenIn(at('?token=new', { token: 'old' }))).toEqual({ token: 'new', moved: at('', { token: 'new' }) });
    expect(linkTokenIn(at('?token=', { token: 'old' }))).toEqual({ token: null, moved: at('', { token: null }) });
  });

  it.each([null, 'abc', 7, [], { token: 7 }, { email: 'ana@example.org' }])('is null for the state %j', (state) => {
    expect(linkTokenIn(at('', state))).toEqual({ token: null, moved: null });
  });

  it.each(['', 'a+b', 'a%20b', 'a%0Ab', 'é', 'a'.repeat(513)])(
    'makes the link incomplete if it is missing or damaged: %j',
    (token) => {
      const opened = at(`?token=${token}`);
      expect(isIncompleteLink(opened)).toBe(true);
      const { token: read, moved } = linkTokenIn(opened);
      expect(read).toBeNull();
      expect(isIncompleteLink(moved!)).toBe(true);
    },
  );

  it('does not make the link incomplete if the page was opened without a link or with a complete one', () => {
    expect(isIncompleteLink(at(''))).toBe(false);
    expect(isIncompleteLink(at('', { email: 'ana@example.org' }))).toBe(false);
    expect(isIncompleteLink(at('', { token: 'abc' }))).toBe(false);
    expect(isIncompleteLink(at('?token=a-b_c'))).toBe(false);
  });
});
