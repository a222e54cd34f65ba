import { courseCalls, registerForCourse } from '@attesta/domain/courses/calls';
import { hostileText, hostileTexts } from '@attesta/domain/testing/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAttendee, newCourse, registrationInput, type Attendee } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';

const bodyLimit = 256 * 1024;
/** A sample: the tests of the domain validate every text at every position. */
const sample = hostileTexts.filter((_text, index) => index % 6 === 0);
const fields = [
  ['participant', 'firstName'],
  ['participant', 'email'],
  ['billing', 'organisation'],
  ['billing', 'vatNumber'],
  ['billing', 'country'],
  ['documents'],
  ['discountCode'],
  ['paymentMethod'],
  ['expectedTotal'],
  ['joinWaitingList'],
  ['unknown'],
] as const;

describe.each(databases)('Hostile input of the course calls on $name', (database) => {
  let instance: Instance;
  let ada: Attendee;
  let courseId: string;
  beforeAll(async () => {
    instance = await createInstance({ database });
    ada = await newAttendee(instance);
    courseId = (await newCourse(instance)).id;
  });
  afterAll(() => instance.close());

  const register = (body: unknown) =>
    instance.call(registerForCourse, { token: ada.token, params: { courseId }, body });

  it.each(fields.map(([first, second]) => ({ first, second })))(
    'of the size limit is rejected with 400 in the field $first $second',
    async ({ first, second }) => {
      for (const hostile of sample) {
        const text = hostileText(hostile, 100_000); // Escaped in JSON, control characters are six times as long.
        const value = JSON.stringify(text).length < bodyLimit - 2000 ? text : text.slice(0, 20_000);
        const body = structuredClone(registrationInput) as Record<string, unknown>;
        body[first] = second === undefined ? value : { ...(body[first] as object), [second]: value };
        const response = await register(body);
        expect([hostile.name, response.status]).toEqual([hostile.name, 400]);
        expect(Object.keys(response.error.fields ?? {})).toContain(second === undefined ? first : `${first}.${second}`);
      }
    },
  );

  it('above the size limit is rejected with 413', async () => {
    const response = await register({ ...registrationInput, more: 'x'.repeat(bodyLimit) });
    expect([response.status, response.error.code]).toEqual([413, 'too_large']);
  });

  it.each([null, [], {}, [registrationInput]])('%j instead of a registration is rejected with 400', async (body) => {
    expect((await register(body)).status).toBe(400);
  });

  it.each(courseCalls.map(({ method, path }) => ({ method, path })))(
    'in the address of $method $path is rejected with 4xx',
    async ({ method, path }) => {
      for (const part of ['%00', '%ED%A0%80', '%', 'x'.repeat(1000), '%F0%9F%92%A5', "'%20or%201=1", '..%2f']) {
        const url = path.replace(/:\w+/, part);
        const response = await instance.app.inject({
          method,
          url: url === path ? `${path}?${part}=1` : url,
          headers: { authorization: `Bearer ${ada.token}` },
          ...(method === 'POST' && { payload: registrationInput }),
        });
        // The only call without input ignores the query.
        const statuses = path === '/api/course-registrations' ? [200] : [400, 404];
        expect(statuses).toContain(response.statusCode);
      }
    },
  );
});
