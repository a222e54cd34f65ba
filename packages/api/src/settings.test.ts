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
  throw new Error('The settings were taken.');
};

describe('Settings', () => {
  it('has a default for everything, so that a fresh clone starts', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 4300, dataDir: resolve('.data'), databaseUrl: undefined, smtpUrl: undefined, demo: true, trustProxy: false });
  });

  it('D.103 is production only when NODE_ENV says so, and then without demo data', () => {
    expect(readSettings({})).toMatchObject({ production: false });
    expect(readSettings({ NODE_ENV: 'production', DEMO: 'on' })).toMatchObject({ production: true, demo: false });
  });

  it('D.4 has addresses under .example for the two external links', () => {
    const { eToolUrl, jobBoardUrl } = readSettings({}).portal;
    expect([eToolUrl, jobBoardUrl].map((url) => new URL(url).hostname.endsWith('.example'))).toEqual([true, true]);
  });

  it('counts an empty variable as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', PORTAL_ORIGIN: '' })).toMatchObject({ port: 4300, databaseUrl: undefined, portalOrigin: undefined });
  });

  it('takes an origin with or without its last slash', () => {
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
    ['VITE_ETOOL_URL', 'javascript:alert(1)'],
  ])('names %s when it is %j', (name, value) => {
    expect(refused({ [name]: value })).toContain(`  ${name}: expected `);
  });

  it('names every wrong variable at once, and repeats no value', () => {
    const message = refused({ PORT: 'secret-port', DATABASE_URL: 'secret-url' });
    expect(message).toMatch(/PORT.*\n.*DATABASE_URL/);
    expect(message).not.toContain('secret');
  });
});
