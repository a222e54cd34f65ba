import { listWindows } from '@attesta/domain/availability/calls';
import { cursorOf } from '@attesta/domain/contract/cursor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import organisations from '../../demo/organisations.json' with { type: 'json' };
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';

const countOf = (number: string) => organisations.windows.filter(({ notifiedBody }) => notifiedBody === number).length;

describe.each(databases)('Windows on $name', (database) => {
  let instance: Instance;
  let body: string;
  let operator: string;
  const fetchWindows = (token: string, query: Record<string, string> = {}) =>
    instance.call(listWindows, { token, query });

  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    [body, operator] = [await instance.signIn('nb-9101'), await instance.signIn('op-01')];
  });
  afterAll(() => instance.close());

  it('include places and reservations for the body itself, ordered by code and day', async () => {
    const { windows } = (await fetchWindows(body)).body;
    expect(windows).toHaveLength(countOf('9101'));
    expect(
      windows.every(
        ({ notifiedBody, slots, reserved }) => notifiedBody === '9101' && slots !== null && reserved !== null,
      ),
    ).toBe(true);
    expect(windows.map(({ code, from }) => `${code} ${from}`)).toEqual(
      windows.map(({ code, from }) => `${code} ${from}`).toSorted(),
    );
  });

  it('include the status for an operator, but no places or reservations (D.86)', async () => {
    const { windows } = (await fetchWindows(operator, { notifiedBody: '9101' })).body;
    expect(windows).toHaveLength(countOf('9101'));
    expect(
      windows.every(
        ({ slots, reserved, status }) =>
          slots === null && reserved === null && ['open', 'limited', 'closed'].includes(status),
      ),
    ).toBe(true);
  });

  it('are not accessible to another body (D.86)', async () => {
    expect((await fetchWindows(body, { notifiedBody: '9102' })).status).toBe(403);
  });

  it('are filtered by regulation and code', async () => {
    const { windows } = (await fetchWindows(operator, { notifiedBody: '9101', regulation: 'MDR', code: 'MDA0203' }))
      .body;
    expect(windows.length).toBeGreaterThan(0);
    expect(windows.every(({ code }) => code === 'MDA0203')).toBe(true);
  });

  it('are each on exactly one page, in the same order as on one large page', async () => {
    const all = (await fetchWindows(operator, { notifiedBody: '9101' })).body.windows.map(({ id }) => id);
    expect(all).toHaveLength(countOf('9101'));
    const ids: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const query = { notifiedBody: '9101', pageSize: '7', ...(after && { after }) };
      const { windows, next } = (await fetchWindows(operator, query)).body;
      expect(windows.length).toBe(next === null ? all.length % 7 || 7 : 7);
      ids.push(...windows.map(({ id }) => id));
      after = next;
    }
    expect(ids).toEqual(all);
  });

  it.each<Record<string, string>>([
    { after: 'x' },
    { after: cursorOf(['MDA9999', '2026-01-01', 'a']) },
    { after: cursorOf(['MDA0203', '2026-02-30', 'a']) },
    { pageSize: '0' },
    { pageSize: '501' },
    { page: '2' },
  ])('cannot be listed with %j', async (query) => {
    const response = await fetchWindows(body, query);
    expect(response.status).toBe(400);
    expect(Object.keys(response.error.fields ?? {})).toEqual(Object.keys(query));
  });

  it('require the number of the body from an operator', async () => {
    expect((await fetchWindows(operator)).error.fields).toEqual({ notifiedBody: 'required' });
  });

  it('are empty for an unknown body', async () => {
    expect((await fetchWindows(operator, { notifiedBody: '0000' })).body.windows).toEqual([]);
  });
});
