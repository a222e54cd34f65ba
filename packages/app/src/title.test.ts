import { describe, expect, it } from 'vitest';
import { documentTitle, titleAt } from './title';

const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, hash: '', state });

describe('the title of a location', () => {
  it('is the title of its route', () => {
    expect(titleAt(at('/login'))).toBe('signIn');
    expect(titleAt(at('/check-mail', '', { email: 'ana@example.org', after: 'register' }))).toBe('checkMail');
    expect(titleAt(at('/reset-password', '?token=abc'))).toBe('resetPassword');
  });

  it('is a separate title for the link of a verification mail, even if the link is incomplete or was already read', () => {
    expect(titleAt(at('/check-mail', '?token=abc'))).toBe('verifyAddress');
    expect(titleAt(at('/check-mail', '', { token: 'abc' }))).toBe('verifyAddress');
    expect(titleAt(at('/check-mail', '?token='))).toBe('verifyAddress');
    expect(titleAt(at('/check-mail', '', { token: null }))).toBe('verifyAddress');
  });

  it('is a separate title when the address is verified', () => {
    expect(titleAt(at('/check-mail', '', { verified: true }))).toBe('addressVerified');
  });
});

describe('the document title', () => {
  it('begins with the name of the record (D.170)', () =>
    expect(documentTitle('Infusion pump', 'View device', 'Attesta')).toBe('Infusion pump · View device · Attesta'));

  it('is the page and the portal for a page without a record', () =>
    expect(documentTitle(null, 'Global Statistics', 'Attesta')).toBe('Global Statistics · Attesta'));
});
