import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { accountCalls, type login } from './account/calls.ts';
import { availabilityCalls, listWindows } from './availability/calls.ts';
import { mayCall, type Call, type RequestOf, type ResponseOf } from './calls.ts';
import { deviceCalls, listDevices, type updateDevice } from './device/calls.ts';
import { matchingCalls } from './matching/calls.ts';
import { fieldProblems } from './problems.ts';

const calls: readonly Call[] = [...accountCalls, ...deviceCalls, ...availabilityCalls, ...matchingCalls];

describe('the table of calls', () => {
  it('names each address and method once', () => {
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

  it('can be published as an interface description, requests and answers', () => {
    for (const { params, query, headers, body, response } of calls) {
      for (const schema of [params, query, headers, body])
        expect(schema && z.toJSONSchema(schema, { io: 'input' })).not.toBeNull();
      expect(z.toJSONSchema(response)).toHaveProperty('$schema');
    }
  });

  it('gives every parameter of a path a schema', () => {
    for (const { path, params } of calls) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys((params as z.ZodObject | undefined)?.shape ?? {})).toEqual(names);
    }
  });

  it('types requests and answers', () => {
    expectTypeOf<RequestOf<typeof login>['body']>().toEqualTypeOf<{
      email: string;
      password: string;
      one_time_code?: string | undefined;
    }>();
    expectTypeOf<RequestOf<typeof login>['query']>().toEqualTypeOf<undefined>();
    expectTypeOf<ResponseOf<typeof updateDevice>['device']['version']>().toEqualTypeOf<number>();
    expectTypeOf<(typeof login)['path']>().toEqualTypeOf<'/api/login'>();
    expect(listDevices.query.parse({ search: ' valve ' })).toEqual({ search: 'valve', pageSize: 20 });
  });
});

describe('who may call', () => {
  it('follows the role', () => {
    expect(mayCall('anyone', null)).toBe(true);
    expect(mayCall('signed-in', null)).toBe(false);
    expect(mayCall('signed-in', 'other')).toBe(true);
    expect(mayCall('market_operator', 'market_operator')).toBe(true);
    expect(mayCall('market_operator', 'notified_body')).toBe(false);
    expect(
      [null, 'market_operator', 'notified_body', 'candidate', 'other'].filter((role) =>
        mayCall(listWindows.who, role as null),
      ),
    ).toEqual(['market_operator', 'notified_body']);
  });

  it('S6.7 S6.8 S6.10 S6.11 gives devices and matching to market operators', () => {
    for (const { who } of [...deviceCalls, ...matchingCalls]) expect(who).toBe('market_operator');
  });
});

describe('problems of fields', () => {
  const schema = z.strictObject({
    a: z.string().min(2).max(4),
    list: z.array(z.enum(['x'])).min(1),
    n: z.int().max(3),
    nested: z.object({ b: z.string() }),
  });
  const problems = (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? {} : fieldProblems(result.error, input);
  };

  it('carry one code a field, nested fields by path, unknown ones by name', () => {
    expect(problems({})).toEqual({ a: 'required', list: 'required', n: 'required', nested: 'required' });
    expect(problems({ a: 'x', list: ['y'], n: 4, nested: { b: 1 }, more: 1 })).toEqual({
      a: 'too_short',
      'list.0': 'not_in_list',
      n: 'too_large',
      'nested.b': 'invalid',
      more: 'unknown_field',
    });
    expect(problems({ a: '', list: [], n: 1.5, nested: { b: '' } })).toEqual({
      a: 'required',
      list: 'required',
      n: 'invalid',
    });
    expect(problems(null)).toEqual({ '': 'required' });
  });

  it('D.7 are plain texts that never repeat what was sent', () => {
    expect(
      JSON.stringify(problems({ a: 'a secret of length', list: ['secret'], n: 'secret', nested: 'secret' })),
    ).not.toContain('secret');
  });
});
