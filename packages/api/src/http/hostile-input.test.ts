import { calls } from '@attesta/domain/testing/calls';
import { errorSchema } from '@attesta/domain/contract/responses';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCourse, registrationInput } from '../testing/courses.ts';
import { databases } from '../testing/databases.ts';
import { checkDeclared } from '../testing/declared-response.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { goodPassword, operatorProfile, registration } from '../testing/people.ts';

/** Attempts at each call; fewer in the gate. */
const numRuns = process.env['TEST_SCOPE'] === 'gate' ? 8 : 40;

/** Calls that end the session that the other calls need. */
const endsSession = ['/api/logout', '/api/change-password'];

/** Bodies that are almost valid, so that their mutations reach deep into the code. */
const seeds: Record<string, object> = {
  '/api/login': { email: 'op-01@attesta.example', password: goodPassword },
  '/api/register': registration('fuzz@example.org'),
  '/api/forgot-password': { email: 'fuzz@example.org', redirect_url: 'http://127.0.0.1:4300/login' },
  '/api/change-password': { token: 'x', password: goodPassword },
  '/api/verify-email': { token: 'x' },
  '/api/resend-verification': { email: 'fuzz@example.org' },
  '/api/account': operatorProfile,
  '/api/devices': {
    workingName: 'Fuzz',
    regulation: 'MDR',
    riskClass: 'IIa',
    stage: 'idea',
    manufacturerCountry: 'RO',
    intendedPurpose: 'Shows the oxygen in the blood of adults.',
    tradeName: [{ language: 'en', text: 'Fuzz' }],
    emdnCode: ['Z1203020408'],
    certificateDates: { issuedOn: '2026-01-01', expiresOn: '2027-01-01' },
  },
  '/api/devices/:id': { version: 1, workingName: 'Fuzz', targetSubmissionDate: '2027-03-15' },
  '/api/devices/:id/duplicate': { workingName: 'Copy of Fuzz' },
  '/api/devices/archive': { ids: ['dev-01', 'dev-02'] },
  '/api/devices/archive ': { filter: { search: 'a', stage: 'idea' }, except: ['dev-01'], expectedTotal: 3 },
  '/api/devices/restore': { ids: ['dev-01', 'dev-02'] },
  '/api/devices/restore ': { filter: { archivedAt: '2026-11-21T09:00:00.000Z' }, except: [], expectedTotal: 0 },
  '/api/courses/:courseId/registrations': registrationInput,
  '/api/shortlist': { device_id: 'dev-01', notifiedBody: '9101', note: 'Fuzz', firstTime: true },
  '/api/availability/changes': {
    changes: [
      {
        id: 'fuzz',
        version: null,
        window: {
          regulation: 'MDR',
          code: 'MDA0203',
          from: '2028-01-01',
          to: '2028-03-31',
          slots: 2,
          reserved: 0,
          manualStatus: null,
          intakePool: 'general',
          procedures: [],
          classes: ['III'],
          note: 'Fuzz',
        },
      },
    ],
  },
  '/api/match': { device_id: 'dev-01', firstTime: true, maxFeeBand: 'high' },
  '/api/match ': {
    request: {
      regulation: 'MDR',
      classVariant: 'IIa',
      riskClass: 'IIa',
      codes: ['MDA0203'],
      procedure: 'IX',
      wishedDate: '2027-03-15',
      languages: ['en'],
      country: 'RO',
      sme: true,
    },
    weights: { availability: 40, leadTime: 15, capacity: 15, language: 10, fees: 10, location: 10 },
    today: '2026-11-21',
  },
};

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table accounts; --",
    '%',
    '\\',
    '__proto__',
    '2026-02-30',
    '9999-99-99',
    '0000-01-01',
    '+020000-01-01',
    -0,
    1e308,
    -1,
    0.5,
    2 ** 53,
    null,
    true,
    [],
    {},
    [[]],
    '💥'.repeat(3000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body with one or more of its values, at any depth, replaced, removed or added. */
const mutated = (seed: object): fc.Arbitrary<unknown> => {
  const paths = pathsOf(seed);
  return fc
    .array(
      fc.tuple(
        fc.constantFrom(...paths),
        fc.constantFrom('replace', 'drop', 'add'),
        nasty,
        fc.string({ maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) => {
      const body: unknown = structuredClone(seed);
      for (const change of changes) alter(body, ...change);
      return body;
    });
};

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key])),
  ];
}

function alter(body: unknown, path: string[], kind: string, value: unknown, name: string): void {
  let target = body;
  for (const key of path.slice(0, -1))
    target = typeof target === 'object' && target !== null ? (target as Record<string, unknown>)[key] : undefined;
  const key = path.at(-1) ?? '';
  if (typeof target !== 'object' || target === null) return;
  if (kind === 'replace') Reflect.set(target, key, value);
  if (kind === 'drop') Reflect.deleteProperty(target, key);
  // The length of an array cannot be redefined.
  if (kind === 'add' && !(Array.isArray(target) && name === 'length'))
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

describe.each(databases)('Malformed input on $name', (database) => {
  let instance: Instance;
  let tokens: string[];
  let courseIds: string[];
  let addresses = 0;

  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    courseIds = [(await newCourse(instance, { capacity: 1 })).id, (await newCourse(instance)).id];
    tokens = [await instance.signIn('op-01'), await instance.signIn('nb-9101'), await instance.signIn('candidate')];
  });
  afterAll(() => instance.close());

  const send = (request: InjectOptions) =>
    instance.app.inject({
      remoteAddress: `10.${((addresses += 1) >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      ...request,
    });

  /**
   * The problem with a response, or null. A call must succeed or return the common error format, never a server error.
   */
  const problemWith = ({ statusCode, body, headers }: Awaited<ReturnType<typeof send>>): string | null => {
    if (statusCode < 400) return null;
    if (statusCode >= 500) return `${statusCode}: ${body}`;
    const isOwnForm =
      String(headers['content-type']).startsWith('application/json') && errorSchema.safeParse(JSON.parse(body)).success;
    return isOwnForm && body.length < 20_000 ? null : `not the common error format: ${body.slice(0, 200)}`;
  };

  it.each(calls.map((call) => ({ ...call })))(
    '$method $path returns its declared statuses and format, never a server error (D.398)',
    async ({ method, path, ...call }) => {
      const seed = seeds[path] ?? {};
      const other = seeds[`${path} `] ?? seed; // Another variant of the same body.
      const query = fc.dictionary(
        fc.constantFrom(
          'search',
          'stage',
          'page',
          'pageSize',
          'after',
          'before',
          'from',
          'notifiedBody',
          'code',
          'regulation',
          'discountCode',
          'documents',
          'x',
          '__proto__',
        ),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', '-1', '9101', 'MDA0203', '1e9')),
        { maxKeys: 3 },
      );
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            { weight: 4, arbitrary: 'body' in call && seeds[path] ? fc.oneof(mutated(seed), mutated(other)) : nasty },
            { weight: 1, arbitrary: nasty },
          ),
          query,
          fc.nat(3),
          fc.string({ unit: 'binary', maxLength: 80 }),
          async (body, parameters, who, id) => {
            const token = endsSession.includes(path) ? undefined : tokens[who];
            const url = path
              .replace(':id', encodeURIComponent(id.toWellFormed()) || 'x')
              .replace(':courseId', courseIds[who] ?? (encodeURIComponent(id.toWellFormed()) || 'x'));
            const search = new URLSearchParams(
              Object.entries(parameters).map(([name, value]): [string, string] => [name, value.toWellFormed()]),
            );
            const response = await send({
              method,
              url: `${url}?${'query' in call ? search.toString() : ''}`,
              headers: {
                ...(token && { authorization: `Bearer ${token}` }),
                ...('body' in call && { 'content-type': 'application/json' }),
              },
              ...('body' in call && { payload: JSON.stringify(body) ?? 'null' }),
            });
            expect(problemWith(response)).toBeNull();
            checkDeclared({ method, path, ...call }, response.statusCode, response.body);
          },
        ),
        { numRuns },
      );
    },
  );

  const login = (payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    send({ method: 'POST', url: '/api/login', headers, payload });

  it.each([
    ['a body that is too large', JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(300_000) }), 413],
    ['broken JSON', '{"email": "a@exa', 400],
    ['no body', '', 400],
    ['null', 'null', 400],
    ['a string', '"text"', 400],
    ['a deep array', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['a deep object', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400],
    ['a changed prototype', '{"email":"a@example.org","password":"x","__proto__":{"admin":true}}', 400],
    [
      'a changed constructor',
      '{"email":"a@example.org","password":"x","constructor":{"prototype":{"admin":true}}}',
      400,
    ],
    [
      'many unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]))),
      400,
    ],
    ['broken UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ])('rejects %s', async (_name, payload, status) => {
    const response = await login(payload);
    expect(response.statusCode).toBe(status);
    expect(problemWith(response)).toBeNull();
  });

  it('reads the content type of JSON without a body as no body (D.660)', async () => {
    for (const payload of ['', ' \r\n']) {
      const authorization = `Bearer ${await instance.signIn('candidate')}`;
      const headers = { 'content-type': 'application/json', authorization };
      expect((await send({ method: 'DELETE', url: '/api/logout', headers, payload })).statusCode).toBe(200);
      expect((await login(payload)).json()).toMatchObject({ message: 'The request has no body.' });
    }
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'x',
  ])('rejects the content type %s', async (type) => {
    const response = await login('email=a', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(problemWith(response)).toBeNull();
  });

  it.each(['/api/devices/%', '/api/devices/%E0%A4%A', `/api/devices/${'x'.repeat(2000)}`, '/api/devices/%00', '/%'])(
    'rejects the URL %s',
    async (url) => {
      const response = await send({ url, headers: { authorization: `Bearer ${tokens[0]}` } });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(problemWith(response)).toBeNull();
    },
  );

  it('never repeats a secret that was sent', async () => {
    const secret = 'hunter2-and-more';
    const bodies = [
      { email: secret, password: secret },
      { email: 'a@example.org', password: { secret } },
      { email: 'a@example.org', password: secret, token: secret },
      [secret],
      secret,
    ];
    for (const body of bodies) expect((await login(JSON.stringify(body))).body).not.toContain(secret);
    expect(
      (await send({ url: '/api/get-authenticated-user', headers: { authorization: `Bearer ${secret}` } })).body,
    ).not.toContain(secret);
  });
});
