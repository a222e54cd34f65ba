import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { login } from './account/calls.ts';
import { calls } from './testing/calls.ts';
import type { RequestOf, ResponseOf } from './contract/call.ts';
import { deviceCalls, listDevices, type updateDevice } from './devices/calls.ts';
import { matchingCalls } from './matching/calls.ts';

describe('the calls of the API', () => {
  it('contain each method and path once', () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /api/get-authenticated-user',
        'POST /api/login',
        'POST /api/register',
        'DELETE /api/logout',
        'POST /api/forgot-password',
        'PUT /api/change-password',
        'POST /api/match',
      ]),
    );
  });

  it('have requests and responses that convert to JSON Schema', () => {
    for (const { params, query, headers, body, response } of calls) {
      for (const schema of [params, query, headers, body])
        expect(schema && z.toJSONSchema(schema, { io: 'input' })).not.toBeNull();
      expect(z.toJSONSchema(response)).toHaveProperty('$schema');
    }
  });

  it('have field names in snake case in the calls of the specification, else in camel case (D.683)', () => {
    const specified = new Set(
      calls.filter(({ path }) =>
        /^\/api\/(get-authenticated-user|login|register|logout|forgot-password|change-password)$/.test(path),
      ),
    );
    expect(specified.size).toBe(6);
    const namesIn = (schema: object): string[] =>
      Object.entries(schema).flatMap(([key, inner]: [string, unknown]) => [
        ...(key === 'properties' ? Object.keys(inner as object) : []),
        ...(typeof inner === 'object' && inner !== null ? namesIn(inner) : []),
      ]);
    const user = new Set(
      namesIn(z.toJSONSchema(calls.find(({ path }) => path === '/api/get-authenticated-user')!.response)),
    );
    /** Also in other calls: the id of a device and of an application, and the fields of sign-in. */
    const exempt = new Set([...user, 'device_id', 'application_id', 'recovery_codes_left', 'one_time_code']);
    for (const call of calls) {
      const schemas = [call.params, call.query, call.body, call.response].filter((schema) => schema !== undefined);
      const names = schemas.flatMap((schema) => namesIn(z.toJSONSchema(schema, { io: 'input' })));
      const [form, other] = specified.has(call) ? [/^[a-z0-9_]+$/, user] : [/^[a-z][A-Za-z0-9]*$/, exempt];
      expect(names.filter((name) => !form.test(name) && !other.has(name))).toEqual([]);
    }
  });

  it('have a schema for every path parameter', () => {
    for (const { path, params } of calls) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys((params as z.ZodObject | undefined)?.shape ?? {})).toEqual(names);
    }
  });

  it('have typed requests and responses', () => {
    expectTypeOf<RequestOf<typeof login>['body']>().toEqualTypeOf<{
      email: string;
      password: string;
      one_time_code?: string | undefined;
    }>();
    expectTypeOf<RequestOf<typeof login>['query']>().toEqualTypeOf<undefined>();
    expectTypeOf<ResponseOf<typeof updateDevice>['device']['version']>().toEqualTypeOf<number>();
    expectTypeOf<(typeof login)['path']>().toEqualTypeOf<'/api/login'>();
    expect(listDevices.query.parse({ search: ' valve ' })).toEqual({
      search: 'valve',
      sort: '-changed',
      state: 'active',
      pageSize: 20,
    });
  });

  it('accept only market operators for devices and matching (S6.7, S6.8, S6.10, S6.11)', () => {
    for (const { who } of [...deviceCalls, ...matchingCalls]) expect(who).toBe('market_operator');
  });
});
