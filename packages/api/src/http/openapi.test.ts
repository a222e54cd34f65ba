import { calls } from '@attesta/domain/testing/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../testing/instance.ts';
import { responsesOf } from './declared-responses.ts';

interface Description {
  info: { license?: { name: string; identifier?: string } };
  servers?: { url: string }[];
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

describe('The OpenAPI description', () => {
  let instance: Instance;
  let description: Description;
  let paths: Description['paths'];
  beforeAll(async () => {
    instance = await createInstance();
    description = (await instance.app.inject('/api/openapi.json')).json();
    ({ paths } = description);
  });
  afterAll(() => instance.close());

  it.each(
    calls.map((call) => ({
      ...call,
      status: call.status ?? 200,
    })),
  )('describes $method $path as the domain declares it', ({ method, path, summary, who, scope, status, ...call }) => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.summary).toBe(summary);
    const withToken = scope === undefined ? [] : [{ apiToken: [] }];
    expect(operation?.security).toEqual(who === 'anyone' ? [] : [{ session: [] }, ...withToken]);
    expect(operation?.requestBody !== undefined).toBe('body' in call || 'upload' in call);
    const types = Object.keys(operation?.requestBody?.content ?? {});
    expect(types).toEqual(expect.arrayContaining([...(call.upload?.types ?? [])]));
    const responses = responsesOf({ method, path, summary, who, status, ...call });
    expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(responses));
    const type = call.download ?? 'application/json';
    expect(operation?.responses[String(status)]?.content?.[type]?.schema).toBeTypeOf('object');
  });

  it.each([
    ['get', '/api/devices/{id}', '200 400 401 403 404 408 429 431 500 503'],
    ['post', '/api/account/request', '200 400 401 403 408 413 415 429 431 500 503'],
    ['put', '/api/account/photo', '200 400 401 403 408 413 429 431 500 503'],
    ['get', '/api/availability/windows/{id}/history', '200 400 401 403 408 429 431 500 503'],
    ['post', '/api/login', '200 400 401 403 408 413 415 429 431 500 503'],
  ])('declares the statuses of %s %s, no other (D.398)', (method, path, statuses) => {
    expect(Object.keys(paths[path]?.[method]?.responses ?? {}).join(' ')).toBe(statuses);
  });

  it('lists every call and no page', () => {
    const named = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(named).toHaveLength(calls.length + 1);
    expect(named).toContain('get /api/health');
  });

  it('names every operation, its security and its errors for generated clients (D.350)', () => {
    const { info, servers, components } = description;
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(servers?.map(({ url }) => url)).toEqual(['/']);
    expect(components.securitySchemes).toMatchObject({
      session: { type: 'http', scheme: 'bearer' },
      apiToken: { type: 'http', scheme: 'bearer' },
    });
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    expect(paths['/api/devices/{id}']?.['get']?.operationId).toBe('getDevice');
    for (const { operationId, summary, security, responses } of operations) {
      expect(operationId).toMatch(/^[a-z]+([A-Z][a-z0-9]*)*$/);
      expect(summary).toMatch(/./);
      expect(security).toBeInstanceOf(Array);
      for (const scheme of (security ?? []).flatMap(Object.keys))
        expect(components.securitySchemes).toHaveProperty(scheme);
      expect(Object.keys(responses)).toContainEqual(expect.stringMatching(/^4\d\d$/));
    }
  });

  it('names the schemas that clients generate types from, and has none that nothing refers to (D.661)', () => {
    const { schemas } = description.components;
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Device', 'DeviceAnswersInput', 'Error', 'User']));
    const text = JSON.stringify({ paths, schemas });
    for (const name of Object.keys(schemas)) expect(text).toContain(`"#/components/schemas/${name}"`);
    const device = paths['/api/devices/{id}']?.['get']?.responses['200']?.content?.['application/json']?.schema;
    expect(device).toMatchObject({ properties: { device: { $ref: '#/components/schemas/Device' } } });
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
