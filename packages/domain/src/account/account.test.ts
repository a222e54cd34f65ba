import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../contract/problems.ts';
import { changePassword, forgotPassword, login, register } from './calls.ts';
import { accountInputSchema, accountSchema, isSme } from './configuration.ts';
import { newPassword } from './password.ts';
import { registrationSchema, userSchema } from './schema.ts';

const registration = {
  first_name: 'Ana',
  last_name: 'Pop',
  email: 'ana@example.org',
  password: 'three blue teapots',
  role: 'innovator',
};
const problemsOf = (input: unknown) => {
  const result = registrationSchema.safeParse(input);
  return result.success ? {} : fieldProblems(result.error, input);
};

describe('registration', () => {
  it('accepts names, address, password and role (S7.9)', () => {
    expect(register.body.parse({ ...registration, email: ' Ana@Example.ORG ', first_name: '  Ana ' })).toEqual({
      ...registration,
      first_name: 'Ana',
    });
  });

  it('reports missing and invalid values by field', () => {
    expect(problemsOf({})).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'required',
      password: 'required',
      role: 'required',
    });
    expect(problemsOf({ ...registration, email: 'ana', role: 'king' })).toEqual({
      email: 'email_at',
      role: 'not_in_list',
    });
  });

  it('rejects fields that users may not set for themselves', () => {
    expect(
      problemsOf({ ...registration, is_account_active: true, user_notified_body_request_status: 'approved' }),
    ).toEqual({
      is_account_active: 'unknown_field',
      user_notified_body_request_status: 'unknown_field',
    });
  });

  it('accepts names in every script, of one word, and with marks and emoji', () => {
    for (const first_name of ['李', 'Ștefan', 'Zoë 🦷', 'عائشة', "O'Neil", '<b>Ana</b>'])
      expect(problemsOf({ ...registration, first_name, last_name: '' })).toEqual({});
  });

  it('rejects names that are too long, blank or contain control characters', () => {
    expect(problemsOf({ ...registration, first_name: 'A'.repeat(10_000) })).toEqual({ first_name: 'too_long' });
    expect(problemsOf({ ...registration, first_name: 'A\u0000na' })).toEqual({ first_name: 'character' });
    expect(problemsOf({ ...registration, first_name: '\ud800' })).toEqual({ first_name: 'character' });
    expect(problemsOf({ ...registration, first_name: '   ' })).toEqual({ first_name: 'required' });
    expect(problemsOf({ ...registration, first_name: { toString: 1 } })).toEqual({ first_name: 'invalid' });
  });
});

describe('a new password', () => {
  const check = (password: string) => {
    const result = newPassword.safeParse(password);
    return result.success ? 'ok' : Object.values(fieldProblems(result.error, password))[0];
  };

  it('has at least 8 characters, and may have 64 and more', () => {
    expect(check('7 chars')).toBe('too_short');
    expect(check('8 chars!')).toBe('ok');
    expect(check('long and longer '.repeat(16))).toBe('ok');
    expect(check('x'.repeat(257))).toBe('too_long');
  });

  it('is measured in composed form (NFC)', () => {
    expect(check('é'.repeat(256).normalize('NFD'))).toBe('ok');
    expect(newPassword.parse('pass wörd'.normalize('NFD'))).toBe('pass wörd');
    expect(check('e\u0301'.repeat(7))).toBe('too_short');
  });

  it('may contain any characters, and each code point counts as one', () => {
    expect(check('pass wörd 密码 🦷')).toBe('ok');
    expect(check('🦷🦷🦷🦷')).toBe('too_short');
    expect(check('ab\u0000cd\u0007ef')).toBe('ok');
  });

  it('has no composition rules', () => {
    expect(check('onlysmallletters')).toBe('ok');
    expect(check('82649173')).toBe('ok');
  });
});

describe('sign-in and password calls', () => {
  it('accept a short password at sign-in, but not one that is too long (S7.6)', () => {
    expect(login.body.safeParse({ email: 'ana@example.org', password: 'x' }).success).toBe(true);
    expect(login.body.safeParse({ email: 'ana@example.org', password: 'x'.repeat(10_000) }).success).toBe(false);
  });

  it('accept an address and a redirect_url, both strings, for a reset (S7.12)', () => {
    expect(
      forgotPassword.body.safeParse({ email: 'ana@example.org', redirect_url: 'http://127.0.0.1:4300/login' }).success,
    ).toBe(true);
    expect(
      forgotPassword.body.safeParse({ email: 'ana@example.org', redirect_url: ['http://127.0.0.1:4300/login'] })
        .success,
    ).toBe(false);
  });

  it('change a password with a token or with the current password, but not with both (D.15, D.16, S7.14)', () => {
    const parse = (input: unknown) => {
      const result = changePassword.body.safeParse(input);
      return result.success ? 'ok' : fieldProblems(result.error, input);
    };
    expect(parse({ token: 't', password: 'three blue teapots' })).toBe('ok');
    expect(parse({ current_password: 'old', password: 'three blue teapots' })).toBe('ok');
    expect(parse({ token: 't', current_password: 'old', password: 'three blue teapots' })).not.toBe('ok');
    expect(parse({ token: 't', password: '7 chars' })).toEqual({ password: 'too_short' });
    expect(parse({ password: 'three blue teapots' })).not.toBe('ok');
  });
});

describe('the configured account', () => {
  const operator = {
    kind: 'market_operator',
    organisationName: 'Zefir SRL',
    country: 'RO',
    companySize: 'micro',
    srn: 'RO-MF-999900011',
  };
  const problems = (input: unknown) => {
    const result = accountInputSchema.safeParse(input);
    return result.success ? {} : fieldProblems(result.error, input);
  };

  it('of an operator requires organisation, country and size', () => {
    expect(problems(operator)).toEqual({});
    expect(problems({ ...operator, srn: undefined })).toEqual({});
    expect(problems({ kind: 'market_operator' })).toEqual({
      organisationName: 'required',
      country: 'required',
      companySize: 'required',
    });
    expect(problems({ ...operator, srn: 'RO-AR-999900011' })).toEqual({ srn: 'pattern' });
  });

  it('of an operator outside the Union requires an authorised representative', () => {
    const abroad = { ...operator, country: 'CN', srn: 'CN-MF-999900012' };
    expect(problems(abroad)).toEqual({ authorisedRepresentative: 'representative_required' });
    expect(
      problems({ ...abroad, authorisedRepresentative: { name: 'Fabula BV', country: 'NL', srn: 'NL-AR-999900012' } }),
    ).toEqual({});
    expect(problems({ ...abroad, authorisedRepresentative: { name: 'Fabula Ltd', country: 'CN' } })).toEqual({
      'authorisedRepresentative.country': 'not_in_list',
    });
    for (const country of ['IS', 'LI', 'NO', 'TR', 'XI']) expect(problems({ ...operator, country })).toEqual({});
    for (const country of ['GB', 'CH', 'US'])
      expect(problems({ ...operator, country })).toEqual({ authorisedRepresentative: 'representative_required' });
  });

  it('of a notified body requires its four-digit number', () => {
    const body = {
      kind: 'notified_body',
      number: '9101',
      name: 'Prüfwerk',
      country: 'DE',
      city: 'Kassel',
      contactEmail: 'desk@body.example',
      documentationLanguages: ['de'],
    };
    expect(problems(body)).toEqual({});
    expect(problems({ ...body, number: '910' })).toEqual({ number: 'pattern' });
    expect(problems({ ...body, documentationLanguages: [] })).toEqual({ documentationLanguages: 'required' });
  });

  it('of a candidate has targets, codes and years', () => {
    const candidate = {
      kind: 'candidate',
      country: 'FR',
      targets: ['site_auditor'],
      codes: ['MDA0203'],
      experienceYears: 6,
      technologyYears: 2,
    };
    expect(problems(candidate)).toEqual({});
    expect(problems({ ...candidate, technologyYears: 7 })).toEqual({ technologyYears: 'too_large' });
    expect(problems({ ...candidate, codes: ['MDA 9999'] })).toEqual({ 'codes.0': 'not_in_list' });
    for (const twice of [{ codes: ['MDA0203', 'mda 0203'] }, { targets: ['site_auditor', 'site_auditor'] }]) {
      expect(problems({ ...candidate, ...twice })).toEqual({ [Object.keys(twice)[0]!]: 'duplicate' });
      // One that was stored before is readable.
      expect(accountSchema.safeParse({ ...candidate, ...twice }).success).toBe(true);
    }
  });

  it('accepts a logo over https only', () => {
    expect(problems({ ...operator, logoUrl: 'https://zefir.example/logo.png' })).toEqual({});
    for (const logoUrl of [
      'javascript:alert(1)',
      'http://zefir.example/logo.png',
      'data:image/png;base64,AAAA',
      'https://ana:secret@zefir.example/logo.png',
      'https://ana@zefir.example/',
    ])
      expect(problems({ ...operator, logoUrl })).toEqual({ logoUrl: 'url' });
  });

  it('is rejected for an unknown kind', () => {
    expect(problems({ kind: 'admin' })).toEqual({ kind: 'not_in_list' });
    expect(isSme('medium')).toBe(true);
    expect(isSme('large')).toBe(false);
  });
});

describe('the user in a response', () => {
  it('has the fields of the specification, roles as objects with a name, and no others (S3.2, S3.5)', () => {
    const user = {
      id: 'u1',
      email: 'ana@example.org',
      first_name: 'Ana',
      last_name: 'Pop',
      roles: [{ name: 'Innovator' }],
      is_email_verified: true,
      is_account_active: true,
      account_configured: false,
      user_notified_body_request_status: null,
      notified_body: null,
      market_operator: null,
    };
    expect(userSchema.parse({ ...user, password_hash: 'secret' })).toEqual(user);
    expect(userSchema.safeParse({ ...user, roles: ['Innovator'] }).success).toBe(false);
  });
});
