import { calls } from '@attesta/domain/testing/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../testing/instance.ts';

interface Operation {
  summary?: string;
  tags?: string[];
  security?: object[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

describe('The OpenAPI description', () => {
  let instance: Instance;
  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    instance = await createInstance();
    ({ paths } = (await instance.app.inject('/api/openapi.json')).json());
  });
  afterAll(() => instance.close());

  it.each(
    calls.map((call) => ({
      ...call,
      status: call.status ?? 200,
    })),
  )('describes $method $path as the domain declares it', ({ method, path, summary, who, status, ...call }) => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.summary).toBe(summary);
    expect(operation?.security).toEqual(who === 'anyone' ? undefined : [{ session: [] }]);
    expect(operation?.requestBody !== undefined).toBe('body' in call || 'upload' in call);
    const types = Object.keys(operation?.requestBody?.content ?? {});
    expect(types).toEqual(expect.arrayContaining([...(call.upload?.types ?? [])]));
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([String(status), '400', '429', '503']),
    );
    const type = call.download ?? 'application/json';
    expect(operation?.responses[String(status)]?.content?.[type]?.schema).toBeTypeOf('object');
  });

  it('lists every call and no page', () => {
    const named = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(named).toHaveLength(calls.length + 1);
    expect(named).toContain('get /api/health');
  });

  it('is readable in the browser under a policy without other hosts', async () => {
    const page = await instance.app.inject('/api/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const [script] = /[\w./-]*swagger-ui-bundle\.js/.exec(page.body) ?? [];
    expect(
      (
        await instance.app.inject(
          `/api/docs/${script?.replace('./', '') ?? ''}`.replace('/api/docs//api/docs', '/api/docs'),
        )
      ).statusCode,
    ).toBe(200);
  });
});
