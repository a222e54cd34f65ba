import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const refused = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted.');
};

const production = {
  NODE_ENV: 'production',
  PORTAL_ORIGIN: 'https://portal.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Portal <no-reply@portal.example>',
};

describe('readSettings', () => {
  it('returns a default for every setting, so that a fresh clone starts', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4300,
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      demo: true,
      trustProxy: false,
    });
  });

  it('reads the hosts of logos as origins, separated by commas (D.191)', () => {
    const LOGO_HOSTS = 'https://logos.example/, https://cdn.example:8443';
    expect(readSettings({ LOGO_HOSTS }).logoHosts).toEqual(['https://logos.example', 'https://cdn.example:8443']);
    expect(readSettings({}).logoHosts).toEqual([]);
    for (const wrong of [
      '*',
      'https:',
      'https://logos.example/path',
      'https://logos.example;',
      "https://logos.example; script-src 'unsafe-inline'",
    ]) {
      expect(refused({ LOGO_HOSTS: wrong })).toContain('LOGO_HOSTS: expected addresses without path');
    }
  });

  it('enables production mode only with NODE_ENV=production, and then without demo data (D.103)', () => {
    expect(readSettings({})).toMatchObject({ production: false });
    expect(readSettings({ NODE_ENV: 'test' })).toMatchObject({ production: false });
    expect(readSettings({ ...production, DEMO: 'on' })).toMatchObject({ production: true, demo: false });
  });

  it('rejects a misspelled NODE_ENV, which would start with demo accounts, and lists the allowed values', () => {
    for (const value of ['prod', 'Production', 'staging']) {
      expect(refused({ NODE_ENV: value })).toContain('NODE_ENV: expected one of development, production, test');
    }
  });

  it('rejects production over plain http, except on this machine', () => {
    expect(refused({ ...production, PORTAL_ORIGIN: 'http://portal.example.com' })).toContain(
      'PORTAL_ORIGIN: expected https',
    );
    expect(readSettings({ ...production, PORTAL_ORIGIN: 'http://127.0.0.1:4300' }).production).toBe(true);
  });

  it('rejects production without an origin, a mail server or a sender, and states what is required and why', () => {
    const { PORTAL_ORIGIN, SMTP_URL, NODE_ENV } = production;
    expect(refused({ NODE_ENV })).toBe(
      [
        'These settings cannot be used:',
        '  PORTAL_ORIGIN: required with NODE_ENV=production; expected an address such as https://portal.example.com: ' +
          'links in mails point there',
        '  SMTP_URL: required with NODE_ENV=production; expected a mail server such as ' +
          'smtps://user:password@mail.example.com: accounts are verified by mail',
        '  MAIL_FROM: required with NODE_ENV=production; expected a sender such as ' +
          'Portal <no-reply@portal.example.com>: mail servers refuse unknown senders',
      ].join('\n'),
    );
    expect(refused({ NODE_ENV, SMTP_URL })).not.toContain('SMTP_URL:');
    expect(refused({ NODE_ENV, PORTAL_ORIGIN, SMTP_URL: '' })).not.toContain('PORTAL_ORIGIN:');
    expect(refused({ NODE_ENV, PORT: 'many' })).toMatch(/PORT: .*\n.*PORTAL_ORIGIN: .*\n.*SMTP_URL: /);
  });

  it.each([
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['off', false],
  ])('reads TRUST_PROXY=%s', (value, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
  });

  it('rejects TRUST_PROXY=on with advice, because it would trust every client', () => {
    const message = refused({ TRUST_PROXY: 'on' });
    expect(message).toContain('  TRUST_PROXY: expected off, the number of proxies in front of the server (1 to 10)');
    expect(message).toContain('would let every client choose its own address');
  });

  it('returns addresses under .example as defaults of the two external links (D.4)', () => {
    const { eToolUrl, jobBoardUrl } = readSettings({}).portal;
    expect([eToolUrl, jobBoardUrl].map((url) => new URL(url).hostname.endsWith('.example'))).toEqual([true, true]);
  });

  it('counts an empty variable as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', PORTAL_ORIGIN: '' })).toMatchObject({
      port: 4300,
      databaseUrl: undefined,
      portalOrigin: undefined,
    });
  });

  it('accepts an origin with or without a trailing slash', () => {
    expect(readSettings({ PORTAL_ORIGIN: 'https://portal.example/' }).portalOrigin).toBe('https://portal.example');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db'],
    ['PORTAL_ORIGIN', 'portal.example'],
    ['PORTAL_ORIGIN', 'https://portal.example/app'],
    ['PORTAL_ORIGIN', 'javascript:alert(1)'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'a\r\nBcc: everybody'],
    ['DEMO', 'maybe'],
    ['DEMO_DAY', '21.11.2026'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['VITE_ETOOL_URL', 'javascript:alert(1)'],
    ['SUPPORT_EMAIL', 'a@b.example, c@d.example'],
    ['SUPPORT_EMAIL', 'help'],
    ['SUPPORT_EMAIL', 'a@firm-.example'],
  ])('reports %s when it is %j', (name, value) => {
    expect(refused({ [name]: value })).toContain(`  ${name}: expected `);
  });

  it.each([
    ['Help <help@müller.example>', 'help@xn--mller-kva.example'],
    ['mailto:Help@portal.example', 'help@portal.example'],
  ])('reads the address of support as every other: %j (D.657)', (typed, supportEmail) => {
    expect(readSettings({ SUPPORT_EMAIL: typed }).portal.supportEmail).toBe(supportEmail);
  });

  it('reports all invalid variables at once and repeats no value', () => {
    const message = refused({ PORT: 'secret-port', DATABASE_URL: 'secret-url' });
    expect(message).toMatch(/PORT.*\n.*DATABASE_URL/);
    expect(message).not.toContain('secret');
  });
});
