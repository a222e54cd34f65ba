import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/process.ts';

const production = {
  NODE_ENV: 'production',
  PORTAL_ORIGIN: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Portal <no-reply@portal.example>',
  LOG_LEVEL: 'error',
};

describe('A server in production', () => {
  it('logs one JSON line without personal data for a failed sign-in, even at LOG_LEVEL=error', async () => {
    const server = await startServer(temporaryFolder(), production);
    const response = await fetch(`${server.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'guessed@example.org', password: 'not this one' }),
    });
    expect(response.status).toBe(401);
    await server.printed(/"security":"sign_in_refused".*\n/);
    server.process.kill('SIGTERM');
    expect(await server.ended()).toBe(0);

    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.filter((line) => line.includes('"security":"sign_in_refused"'))).toHaveLength(1);
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object))).toEqual([
      ['level', 'time', 'security', 'client', 'what'],
    ]);
    expect(lines.join('\n')).not.toMatch(/@|127\.0\.0\.1|not this one/);
  });

  it('prevents access of other users to the data folder', async () => {
    const folder = temporaryFolder();
    await startServer(folder, production);
    const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.length).toBeGreaterThan(100);
    const open = names.filter((name) => (fs.statSync(join(folder, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });
});
