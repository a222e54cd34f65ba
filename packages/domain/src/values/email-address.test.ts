import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../contract/problems.ts';
import { emailAddress, readEmailAddress } from './email-address.ts';
import { shownEmailAddress } from './shown-email-address.ts';

describe('an e-mail address (D.657)', () => {
  it.each([
    ['research&development@firm.example', 'research&development@firm.example'],
    ['a/b@firm.example', 'a/b@firm.example'],
    ['user~1@firm.example', 'user~1@firm.example'],
    ["o'brien+mdr@firm.example", "o'brien+mdr@firm.example"],
    ['!#$%&*=?^_`{|}~-@firm.example', '!#$%&*=?^_`{|}~-@firm.example'],
    ['info@公司.中国', 'info@xn--55qx5d.xn--fiqs8s'],
    ['info@公司。中国', 'info@xn--55qx5d.xn--fiqs8s'],
    ['a@firm.xn--p1ai', 'a@firm.xn--p1ai'],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['Info@MÜLLER.example', 'info@xn--mller-kva.example'],
    ['  ana＠firm．example\u200B ', 'ana@firm.example'],
    ['mailto:ana@firm.example', 'ana@firm.example'],
    ['Ana Pop <ana@firm.example>', 'ana@firm.example'],
    ['"Pop, Ana" <ana@firm.example>;', 'ana@firm.example'],
    ['ana@firm.example.', 'ana@firm.example'],
    ['E-mail: ana@firm.example', 'ana@firm.example'],
    ['mailto:ana@firm.example?subject=MDR', 'ana@firm.example'],
    ['"ana@firm.example"', 'ana@firm.example'],
    ['(ana@firm.example)', 'ana@firm.example'],
    ['‹ana@firm.example›', 'ana@firm.example'],
    ['ana@firm.example (Ana Pop)', 'ana@firm.example'],
    ['ana﹫firm.example', 'ana@firm.example'],
    ['o’brien@firm.example', "o'brien@firm.example"],
    ['“ana@firm.example”', 'ana@firm.example'],
    ['„ana@firm.example“.', 'ana@firm.example'],
    ['‘ana@firm.example’', 'ana@firm.example'],
    ['«ana@firm.example»', 'ana@firm.example'],
    ['[ana@firm.example]', 'ana@firm.example'],
    ['“Ana Pop” <ana@firm.example>', 'ana@firm.example'],
    ['ana @ firm.example', 'ana@firm.example'],
    ['ana@ firm.example', 'ana@firm.example'],
    ['<mailto:ana@firm.example>', 'ana@firm.example'],
    ['ana@firm.example<mailto:ana@firm.example>', 'ana@firm.example'],
    ["o'brien@firm.example<mailto:o'brien@firm.example>", "o'brien@firm.example"],
    ["d’o’brien@firm.example <mailto:d'o'brien@firm.example>", "d'o'brien@firm.example"],
    ["'ana@firm.example' <ana@firm.example>", 'ana@firm.example'],
    ["'o'brien@firm.example' <o'brien@firm.example>", "o'brien@firm.example"],
    ['“mailto:ana@firm.example”', 'ana@firm.example'],
    [`${'a'.repeat(64)}@firm.example`, `${'a'.repeat(64)}@firm.example`],
  ])('%j is %s', (typed, address) => expect(emailAddress.parse(typed)).toBe(address));

  it.each([
    'a@firm-.example',
    'a@-firm.example',
    'a@xn--.example',
    'a@xn--a.example',
    'a@firm..example',
    'a@firm',
    'a@localhost',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@fi_rm.example',
    'a@☕.example',
    'a@firm.example/b',
    'a@firm.example:25',
    'a@firm%2eexample',
    '.a@firm.example',
    'a.@firm.example',
    'a..b@firm.example',
    'a b@firm.example',
    'a@b@firm.example',
    'ana@firm.example, ion@firm.example',
    'ana@firm.example; ion@firm.example',
    'Ana <ana@firm.example>, Ion <ion@firm.example>',
    "o'brien@firm.example<mailto:brien@firm.example>",
    'a@fi½rm.example',
    'ană@firm.example',
    '"a b"@firm.example',
    '@firm.example',
    'firm.example',
    `${'a'.repeat(65)}@firm.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(126)}example`,
  ])('%j is none', (typed) => {
    expect(readEmailAddress(typed)).toBeNull();
    const result = emailAddress.safeParse(typed);
    expect(result.error && fieldProblems(result.error, typed)['']).toMatch(/^email/);
  });

  it.each([
    ['firm.example', 'email_at'],
    ['Ana Pop', 'email_at'],
    ['a@b@firm.example', 'email_several'],
    ['ana@firm.example, ion@firm.example', 'email_several'],
    ['Ana <ana@firm.example>; Ion <ion@firm.example>', 'email_several'],
    ['ana@firm', 'email_domain'],
    ['ana@', 'email_domain'],
    ['ana@firm_.example.', 'email_domain'],
    ['Ana <ana@-firm.example>', 'email_domain'],
    ['a b@firm.example', 'email'],
    ['@firm.example', 'email'],
    [' ', 'required'],
    ['', 'required'],
  ])('the problem of %j is %s', (typed, code) => {
    const result = emailAddress.safeParse(typed);
    expect(result.error && fieldProblems(result.error, typed)).toEqual({ '': code });
  });

  it('is read again as the same', () => {
    for (const text of ['info@公司.中国', 'a/b@firm.example', 'info@müller.example']) {
      const address = emailAddress.parse(text);
      expect(emailAddress.parse(address)).toBe(address);
      expect(emailAddress.parse(shownEmailAddress(address))).toBe(address);
    }
  });

  it.each([
    ['info@xn--mller-kva.example', 'info@müller.example'],
    ['info@xn--55qx5d.xn--fiqs8s', 'info@公司.中国'],
    ['info@firm.example', 'info@firm.example'],
    ['info@xn--80ak6aa92e.com', 'info@xn--80ak6aa92e.com'], // "apple" in Cyrillic letters
    ['info@xn--pple-43d.com', 'info@xn--pple-43d.com'], // with one Cyrillic letter
  ])('%s is shown as %s', (stored, shown) => expect(shownEmailAddress(stored)).toBe(shown));
});
