import { listWindows } from '@attesta/domain/availability/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import organisations from '../../demo/organisations.json' with { type: 'json' };
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';

const countOf = (number: string) => organisations.windows.filter(({ notifiedBody }) => notifiedBody === number).length;

describe.each(databases)('Windows on $name', (database) => {
  let instance: Instance;
  let body: string;
  let operator: string;
  const ask = (token: string, query: Record<string, string> = {}) => instance.call(listWindows, { token, query });

  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    [body, operator] = [await instance.signIn('nb-9101'), await instance.signIn('op-01')];
  });
  afterAll(() => instance.close());

  it('shows a body all its own windows with their load, by code and day', async () => {
    const { windows } = (await ask(body)).body;
    expect(windows).toHaveLength(countOf('9101'));
    expect(windows.every(({ notifiedBody, slots, reserved }) => notifiedBody === '9101' && slots !== null && reserved !== null)).toBe(true);
    expect(windows.map(({ code, from }) => `${code} ${from}`)).toEqual(windows.map(({ code, from }) => `${code} ${from}`).toSorted());
  });

  it('D.86 shows an operator when a body is open, never its load', async () => {
    const { windows } = (await ask(operator, { notifiedBody: '9101' })).body;
    expect(windows).toHaveLength(countOf('9101'));
    expect(windows.every(({ slots, reserved, status }) => slots === null && reserved === null && ['open', 'limited', 'closed'].includes(status))).toBe(true);
  });

  it("D.86 shows no body another body's windows", async () => {
    expect((await ask(body, { notifiedBody: '9102' })).status).toBe(403);
  });

  it('narrows by regulation and code', async () => {
    const { windows } = (await ask(operator, { notifiedBody: '9101', regulation: 'MDR', code: 'MDA0203' })).body;
    expect(windows.length).toBeGreaterThan(0);
    expect(windows.every(({ code }) => code === 'MDA0203')).toBe(true);
  });

  it('asks an operator for the body', async () => {
    expect((await ask(operator)).error.fields).toEqual({ notifiedBody: 'required' });
  });

  it('answers an unknown body with no windows', async () => {
    expect((await ask(operator, { notifiedBody: '0000' })).body.windows).toEqual([]);
  });
});
