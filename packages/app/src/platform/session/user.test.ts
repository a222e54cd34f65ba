import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registeredResponse } from '../../testing/people';
import { isSamePerson, organisationOf, readUser } from './user';

const response = {
  id: 7,
  email: 'ana@example.org',
  first_name: 'Ana',
  last_name: 'Pop',
  roles: [{ name: 'Notified Body' }, { name: 'market_operator' }],
  is_email_verified: true,
  is_account_active: true,
  account_configured: true,
  user_notified_body_request_status: 'approved',
  notified_body: { number: '9101', name: 'Northlight', logo_url: 'https://example.org/logo.svg' },
  market_operator: null,
};

/** Fields of the user object that other hosts do not send. */
const withoutExtras = { inactive_reason: null, deletion_date: null, photo_url: null };

describe('readUser', () => {
  it('reads the fields of the specification and derives the role from the first entry of roles (S3.1, S3.3, S3.6, S3.7, S3.8, S3.9, S3.10)', () => {
    expect(readUser(response)).toEqual({
      ...response,
      notified_body: { ...response.notified_body, country: null },
      role: 'notified_body',
      ...withoutExtras,
    });
  });

  it('ignores unknown fields and reads absent optional fields as null (D.8)', () => {
    expect(readUser({ secret: 1, roles: [] })).toEqual({
      id: null,
      email: null,
      first_name: '',
      last_name: '',
      roles: [],
      role: null,
      is_email_verified: false,
      is_account_active: false,
      account_configured: false,
      user_notified_body_request_status: null,
      notified_body: null,
      market_operator: null,
      ...withoutExtras,
    });
  });

  it('reads why and until when an account is inactive, and the photo (D.150)', () => {
    const extras = { inactive_reason: 'deletion_pending', deletion_date: '2026-12-23', photo_url: '/api/pictures/a' };
    expect(readUser({ ...response, ...extras })).toMatchObject(extras);
  });

  it('reads the user of a registration, who has no id yet', () => {
    expect(readUser(registeredResponse)).toEqual({
      ...registeredResponse,
      id: null,
      role: 'market_operator',
      ...withoutExtras,
    });
  });

  it('no entry in roles means no role (S3.4)', () => expect(readUser({ ...response, roles: [] })?.role).toBeNull());

  it('accepts a numeric notified body number', () => {
    expect(readUser({ ...response, notified_body: { number: 9101 } })?.notified_body).toEqual({
      name: null,
      logo_url: null,
      number: '9101',
      country: null,
    });
  });

  it('reads the country of a market operator', () => {
    expect(
      readUser({ ...response, market_operator: { name: 'Corvia', country: 'RO', logo_url: null } })?.market_operator
        ?.country,
    ).toBe('RO');
  });

  it.each([
    null,
    undefined,
    '',
    '<!doctype html>',
    3,
    true,
    [],
    [response],
    { ...response, is_email_verified: 'false' },
    { ...response, is_account_active: 1 },
    { ...response, roles: 'market_operator' },
    { ...response, roles: [null] },
    { ...response, roles: [{ name: {} }] },
    { ...response, roles: ['market_operator'] },
    { ...response, first_name: {} },
    { ...response, notified_body: 'x' },
    { ...response, market_operator: { logo_url: [] } },
    { ...response, market_operator: { country: 4 } },
  ])('returns null for the invalid value %#', (value) => expect(readUser(value)).toBeNull());

  it('reads no properties of a prototype', () => {
    const inherited = Object.create({
      is_email_verified: true,
      is_account_active: true,
      roles: [{ name: 'market_operator' }],
    }) as object;
    expect(readUser(inherited)).toMatchObject({ is_email_verified: false, is_account_active: false, role: null });
    expect(readUser(JSON.parse('{"__proto__": {"is_email_verified": true}}'))?.is_email_verified).toBe(false);
  });

  it('never throws for any response', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        const user = readUser(value);
        expect(user === null || typeof user.is_email_verified === 'boolean').toBe(true);
      }),
    );
    fc.assert(
      fc.property(
        fc.record({ roles: fc.anything(), notified_body: fc.anything(), is_email_verified: fc.anything() }),
        (value) => {
          const user = readUser(value);
          expect(user === null || user.is_email_verified === (value.is_email_verified ?? false)).toBe(true);
        },
      ),
    );
  });
});

describe('users and organisations', () => {
  const user = readUser(response)!;
  it('users are compared by id, or by email address if they have no id', () => {
    expect(isSamePerson(user, { ...user, email: 'new@example.org' })).toBe(true);
    expect(isSamePerson(user, { ...user, id: 8 })).toBe(false);
    expect(isSamePerson({ ...user, id: null }, { ...user, id: null, email: 'other@example.org' })).toBe(false);
  });
  it('the organisation follows the role (S2.86, S3.11)', () => {
    expect(organisationOf(user)?.logo_url).toBe('https://example.org/logo.svg');
    expect(
      organisationOf({
        ...user,
        role: 'market_operator',
        market_operator: { name: 'Corvia', logo_url: null, number: null, country: null },
      })?.name,
    ).toBe('Corvia');
    expect(organisationOf({ ...user, role: 'candidate' })).toBeNull();
  });
});
