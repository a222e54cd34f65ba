import { getAuthenticatedUser } from '@attesta/domain/account/calls';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import { createInstance } from '../testing/instance.ts';

describe('GET /api/health', () => {
  it('returns 200 when ready, and 503 as soon as the server starts to stop', async () => {
    const instance = await createInstance();
    const health = () => instance.app.inject('/api/health');
    expect([(await health()).statusCode, (await health()).json()]).toEqual([200, { status: 'ready' }]);
    instance.readiness.stopping = true;
    expect([(await health()).statusCode, (await health()).json()]).toEqual([
      503,
      { status: 'not_ready', reason: 'stopping' },
    ]);
    await instance.close();
  });

  it('returns 503 while the database is lost, as every call does, and recovers without a restart', async () => {
    const instance = await createInstance();
    const { database } = instance.portal;
    const lost = new DatabaseUnavailable('gone');
    const ping = vi.spyOn(database, 'ping').mockRejectedValue(lost);
    const queries = vi.spyOn(database, 'queries', 'get').mockImplementation(() => {
      throw lost;
    });
    expect((await instance.app.inject('/api/health')).json()).toEqual({ status: 'not_ready', reason: 'database' });
    const response = await instance.call(getAuthenticatedUser, { token: 'x' });
    expect([response.status, response.error.code, response.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    ping.mockRestore();
    queries.mockRestore();
    expect((await instance.app.inject('/api/health')).statusCode).toBe(200);
    await instance.close();
  });

  it('does not wait for a database that never responds', async () => {
    const instance = await createInstance();
    const ping = vi.spyOn(instance.portal.database, 'ping').mockReturnValue(new Promise(() => undefined));
    expect((await instance.app.inject('/api/health')).statusCode).toBe(503);
    ping.mockRestore();
    await instance.close();
  });
});
