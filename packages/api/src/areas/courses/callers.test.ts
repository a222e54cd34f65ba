import { configureAccount } from '@attesta/domain/account/calls';
import { courseCalls, listCourses, type getCourse } from '@attesta/domain/courses/calls';
import { roleIds } from '@attesta/domain/access/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { newAttendee, newCourse, registerFor, registrationInput } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { bodyProfile } from '../../testing/people.ts';

describe.each(databases)('Callers of the course calls on $name', (database) => {
  let instance: Instance;
  let course: { id: string };
  beforeAll(async () => {
    instance = await createInstance({ database });
    course = await newCourse(instance, { capacity: 50 });
  });
  afterAll(() => instance.close());

  const request = (call: (typeof courseCalls)[number], token?: string) =>
    instance.call(call as typeof getCourse, {
      token,
      params: { courseId: course.id, id: 'absent' } as { courseId: string },
      ...('body' in call && { body: registrationInput }),
    });

  it.each(roleIds)('may have the role %s, before the account is configured (D.76)', async (roleId) => {
    const attendee = await newAttendee(instance, { roleId });
    expect((await registerFor(instance, course, attendee)).status).toBe(201);
    expect((await instance.call(listCourses, { token: attendee.token })).status).toBe(200);
  });

  it.each(['pending', 'rejected'])('may be a notified body whose request is %s (D.76)', async (status) => {
    const attendee = await newAttendee(instance, { roleId: 'notified-body' });
    await instance.call(configureAccount, { token: attendee.token, body: bodyProfile });
    if (status === 'rejected') await runCommand(instance.portal, ['reject', attendee.email]);
    expect((await registerFor(instance, course, attendee)).status).toBe(201);
  });

  it.each(courseCalls.map((call) => ({ name: `${call.method} ${call.path}`, call })))(
    'must be signed in and active for $name (D.76)',
    async ({ call }) => {
      expect((await request(call)).status).toBe(401);
      expect((await request(call, 'x'.repeat(43))).status).toBe(401);
      const attendee = await newAttendee(instance);
      await runCommand(instance.portal, ['deactivate', attendee.email]);
      const refused = await request(call, attendee.token);
      expect([refused.status, refused.error.code]).toEqual([403, 'account_inactive']);
    },
  );
});
