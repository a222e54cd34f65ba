import {
  cancelCourseRegistration,
  getCourse,
  getCourseRegistration,
  listCourseRegistrations,
} from '@attesta/domain/courses/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { newAttendee, newAttendees, newCourse, registerFor, type Attendee } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';

const dayMs = 24 * 3_600_000;

describe.each(databases)('Cancelling a registration on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const register = async (course: { id: string }, attendee: Attendee) =>
    (await registerFor(instance, course, attendee, { joinWaitingList: true })).body.registration;
  const cancel = ({ token }: Attendee, id: string) =>
    instance.call(cancelCourseRegistration, { token, params: { id } });
  const read = async ({ token }: Attendee, id: string) =>
    (await instance.call(getCourseRegistration, { token, params: { id } })).body.registration;
  const subjectsTo = async ({ email }: Attendee) =>
    (await instance.mailsTo(email)).map(({ subject }) => subject.split(':')[0]);

  it('frees the place for the first user on the waiting list, with a mail to both (D.122)', async () => {
    const course = await newCourse(instance, { capacity: 1 });
    const [ada, ben, cleo] = (await newAttendees(instance, 3)) as [Attendee, Attendee, Attendee];
    const first = await register(course, ada);
    const [second, third] = [await register(course, ben), await register(course, cleo)];

    const cancelled = (await cancel(ada, first.id)).body.registration;
    expect(cancelled).toMatchObject({ id: first.id, state: 'cancelled', cancellable: false });
    expect(cancelled.cancelledAt).not.toBeNull();
    expect(await read(ben, second.id)).toMatchObject({ state: 'confirmed', waitingPosition: null });
    expect(await read(cleo, third.id)).toMatchObject({ state: 'waiting', waitingPosition: 1 });
    expect(await subjectsTo(ada)).toEqual(['Registration confirmed', 'Registration cancelled']);
    expect(await subjectsTo(ben)).toEqual(['You are on the waiting list', 'You have a place']);
    expect(await subjectsTo(cleo)).toEqual(['You are on the waiting list']);
  });

  it('can be repeated, also simultaneously, without further effect', async () => {
    const course = await newCourse(instance, { capacity: 1 });
    const [ada, ben, cleo] = (await newAttendees(instance, 3)) as [Attendee, Attendee, Attendee];
    const { id } = await register(course, ada);
    await register(course, ben);
    const waiting = await register(course, cleo);
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(ada, id)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(responses.map(({ body }) => body.registration.cancelledAt)).size).toBe(1);
    expect((await read(cleo, waiting.id)).state).toBe('waiting');
    expect(await subjectsTo(ada)).toHaveLength(2);
  });

  it('on the waiting list moves the others up without confirming them', async () => {
    const course = await newCourse(instance, { capacity: 1 });
    const [ada, ben, cleo] = (await newAttendees(instance, 3)) as [Attendee, Attendee, Attendee];
    await register(course, ada);
    const [second, third] = [await register(course, ben), await register(course, cleo)];
    await cancel(ben, second.id);
    expect(await read(cleo, third.id)).toMatchObject({ state: 'waiting', waitingPosition: 1 });
  });

  it('lets the user register again, with a new number', async () => {
    const course = await newCourse(instance);
    const ada = await newAttendee(instance);
    const before = await register(course, ada);
    await cancel(ada, before.id);
    const after = await register(course, ada);
    expect([after.state, after.id === before.id, after.number > before.number]).toEqual(['confirmed', false, true]);
    const { registrations } = (await instance.call(listCourseRegistrations, { token: ada.token })).body;
    expect(registrations.map(({ id }) => id)).toEqual([after.id, before.id]);
  });

  it('keeps the number of places exact while others register at the same time', async () => {
    const course = await newCourse(instance, { capacity: 5 });
    const attendees = await newAttendees(instance, 15);
    const registered = await Promise.all(attendees.slice(0, 10).map((attendee) => register(course, attendee)));
    await Promise.all([
      ...attendees.slice(0, 10).map((attendee, index) => index % 2 && cancel(attendee, registered[index]?.id ?? '')),
      ...attendees.slice(10).map((attendee) => register(course, attendee)),
    ]);
    const states = await Promise.all(
      attendees.map(async ({ token }) => {
        const { registrations } = (await instance.call(listCourseRegistrations, { token })).body;
        return registrations[0]?.state;
      }),
    );
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(5);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(5);
    const { body } = await instance.call(getCourse, {
      token: attendees[0]?.token,
      params: { courseId: course.id },
    });
    expect(body.course.placesLeft).toBe(0);
  });

  it('is rejected with 409 course_closed from the end of registration', async () => {
    const closesAt = new Date(instance.portal.clock().getTime() + dayMs).toISOString();
    const course = await newCourse(instance, { closesAt });
    const ada = await newAttendee(instance);
    const { id } = await register(course, ada);
    instance.pass(dayMs);
    const response = await cancel(ada, id);
    expect([response.status, response.error.code]).toEqual([409, 'course_closed']);
    expect(await read(ada, id)).toMatchObject({ state: 'confirmed', cancellable: false, course: { state: 'closed' } });
  });

  it('is possible on the waiting list until the course starts, and for a place given after the end of registration', async () => {
    const closesAt = new Date(instance.portal.clock().getTime() + dayMs).toISOString();
    const course = await newCourse(instance, { capacity: 1, closesAt });
    const [ada, ben, cleo, dora] = (await newAttendees(instance, 4)) as [Attendee, Attendee, Attendee, Attendee];
    const first = await register(course, ada);
    const [second, third, fourth] = [
      await register(course, ben),
      await register(course, cleo),
      await register(course, dora),
    ];
    instance.pass(dayMs);
    expect(await read(ben, second.id)).toMatchObject({ state: 'waiting', cancellable: true });
    expect((await cancel(ben, second.id)).body.registration.state).toBe('cancelled');
    await runCommand(instance.portal, ['registration', 'cancel', first.number]);
    expect(await read(cleo, third.id)).toMatchObject({ state: 'confirmed', cancellable: true });
    expect((await cancel(cleo, third.id)).body.registration.state).toBe('cancelled');
    expect(await read(dora, fourth.id)).toMatchObject({ state: 'confirmed', cancellable: true });
  });

  it('gives the place to nobody whose account is deactivated', async () => {
    const course = await newCourse(instance, { capacity: 1 });
    const [ada, ben, cleo] = (await newAttendees(instance, 3)) as [Attendee, Attendee, Attendee];
    const first = await register(course, ada);
    await register(course, ben);
    const third = await register(course, cleo);
    await runCommand(instance.portal, ['deactivate', ben.email]);
    await cancel(ada, first.id);
    expect((await read(cleo, third.id)).state).toBe('confirmed');
    expect(await subjectsTo(ben)).toEqual(['You are on the waiting list']);
  });

  it("returns 404 for another user's registration, as for a missing one, for every call", async () => {
    const [ada, eve] = (await newAttendees(instance, 2)) as [Attendee, Attendee];
    const { id } = await register(await newCourse(instance), ada);
    const attempts = (target: string) =>
      [getCourseRegistration, cancelCourseRegistration].map((call) =>
        instance.call(call, { token: eve.token, params: { id: target } }),
      );
    const [foreign, absent] = [await Promise.all(attempts(id)), await Promise.all(attempts('absent'))];
    expect(foreign.map(({ status, text }) => [status, text])).toEqual(absent.map(({ text }) => [404, text]));
    expect((await instance.call(listCourseRegistrations, { token: eve.token })).body.registrations).toEqual([]);
    expect((await read(ada, id)).state).toBe('confirmed');
  });
});
