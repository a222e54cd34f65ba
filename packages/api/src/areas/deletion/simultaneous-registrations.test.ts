import { expect, it, onTestFinished } from 'vitest';
import { lockAccount } from '../../accounts/store.ts';
import { newAttendee, newCourse, registerFor } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance } from '../../testing/instance.ts';
import { startDeletion } from './request.ts';

it.each(databases)(
  'on $name, a request for deletion lists every registration that succeeds, and others are refused',
  async (database) => {
    const instance = await createInstance({ database });
    onTestFinished(() => instance.close());
    const attendee = await newAttendee(instance);
    const courses = await Promise.all(Array.from({ length: 6 }, () => newCourse(instance)));
    const { clock, database: opened } = instance.portal;
    const context = { now: clock(), origin: 'http://127.0.0.1' };
    const registering = courses.map((course) => registerFor(instance, course, attendee));
    const requested = opened.queries.transaction(async (transaction) => {
      await lockAccount(transaction, attendee.id);
      return startDeletion(transaction, attendee.id, context, attendee.token);
    });
    const statuses = (await Promise.all(registering)).map(({ status }) => status);
    const successful = statuses.filter((status) => status === 200 || status === 201).length;
    expect((await requested)?.deletion.givenUp).toHaveLength(successful);
    expect(statuses.filter((status) => status === 403)).toHaveLength(courses.length - successful);
  },
);
