import {
  getCourse,
  getCourseRegistration,
  listCourseRegistrations,
  registrationConflictSchema,
} from '@attesta/domain/courses/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { courseRegistrations } from '../../database/course-schema.ts';
import {
  billing,
  newAttendee,
  newAttendees,
  newCourse,
  registerFor,
  registrationInput,
  type Attendee,
} from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { cancelCourse } from './organise.ts';

const dayMs = 24 * 3_600_000;

describe.each(databases)('Registering for a course on $name', (database) => {
  let instance: Instance;
  let ada: Attendee;

  beforeAll(async () => {
    instance = await createInstance({ database });
    ada = await newAttendee(instance);
  });
  afterAll(() => instance.close());

  const register = (course: { id: string }, attendee = ada, changes: Record<string, unknown> = {}) =>
    registerFor(instance, course, attendee, changes);
  const countOf = (courseId: string) =>
    instance.portal.database.queries.$count(courseRegistrations, eq(courseRegistrations.courseId, courseId));
  const conflictOf = ({ status, text }: Awaited<ReturnType<typeof register>>) => {
    expect(status).toBe(409);
    return registrationConflictSchema.parse(JSON.parse(text));
  };

  it('stores the registration with its price, and returns it, alone and in the list (D.76)', async () => {
    const course = await newCourse(instance);
    const response = await register(course, ada, { documents: 'post', expectedTotal: 64_000 });
    expect(response.status).toBe(201);
    const { registration } = response.body;
    expect(registration).toMatchObject({
      number: expect.stringMatching(/^C-\d{6}$/),
      state: 'confirmed',
      waitingPosition: null,
      course: { id: course.id, state: 'open', placesLeft: 2 },
      participant: registrationInput.participant,
      billing,
      documents: 'post',
      discountCode: null,
      paymentMethod: 'cod',
      price: { subtotal: 59_500, discount: 0, shipping: 4500, total: 64_000, vat: 10_218, vatRate: 1900 },
      cancellable: true,
      cancelledAt: null,
    });
    const { body } = await instance.call(getCourseRegistration, { token: ada.token, params: { id: registration.id } });
    expect(body.registration).toEqual(registration);
    const list = (await instance.call(listCourseRegistrations, { token: ada.token })).body.registrations;
    expect(list[0]).toEqual(registration);
  });

  it('stores one registration for ten simultaneous identical requests, and returns it to each (D.76, D.121)', async () => {
    const course = await newCourse(instance);
    const attendee = await newAttendee(instance);
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(course, attendee)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map(({ body }) => body.registration.id)).size).toBe(1);
    expect(await countOf(course.id)).toBe(1);
    expect(await instance.mailsTo(attendee.email)).toHaveLength(1);
  });

  it('returns the existing registration to a repeated request, even if the input differs or registration has ended', async () => {
    const closesAt = new Date(instance.portal.clock().getTime() + dayMs).toISOString();
    const course = await newCourse(instance, { capacity: 1, closesAt });
    const { registration } = (await register(course)).body;
    const again = await register(course, ada, { documents: 'post', expectedTotal: 1, billing: null });
    expect(again.body.registration).toEqual(registration);
    instance.pass(dayMs);
    const late = await register(course);
    expect([late.status, late.body.registration.id]).toEqual([201, registration.id]);
  });

  it('gives exactly 3 places to 20 simultaneous users, the others get 409 course_full (D.76)', async () => {
    const course = await newCourse(instance, { capacity: 3 });
    const attendees = await newAttendees(instance, 20);
    const responses = await Promise.all(attendees.map((attendee) => register(course, attendee)));
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(17);
    for (const response of refused) {
      expect(conflictOf(response)).toMatchObject({
        code: 'course_full',
        course: { id: course.id, state: 'waiting_list', placesLeft: 0 },
        price: { total: 59_500 },
      });
    }
    expect(await countOf(course.id)).toBe(3);
  });

  it('puts users on the waiting list in the order of their requests (D.122)', async () => {
    const course = await newCourse(instance, { capacity: 1 });
    const [first, second, third] = (await newAttendees(instance, 3)) as [Attendee, Attendee, Attendee];
    await register(course, first);
    const waiting = { joinWaitingList: true };
    expect((await register(course, second, waiting)).body.registration).toMatchObject({
      state: 'waiting',
      waitingPosition: 1,
    });
    expect((await register(course, third, waiting)).body.registration.waitingPosition).toBe(2);
    const { body } = await instance.call(getCourse, { token: ada.token, params: { courseId: course.id } });
    expect(body.course).toMatchObject({ state: 'waiting_list', placesLeft: 0 });
  });

  it('confirms a user who would join the waiting list if a place is free', async () => {
    const course = await newCourse(instance);
    expect((await register(course, ada, { joinWaitingList: true })).body.registration.state).toBe('confirmed');
  });

  it('returns 409 price_changed with the course and the price if the total is not the expected one', async () => {
    const course = await newCourse(instance);
    const conflict = conflictOf(await register(course, ada, { expectedTotal: 59_400 }));
    expect(conflict).toMatchObject({ code: 'price_changed', course: { id: course.id }, price: { total: 59_500 } });
    expect(await countOf(course.id)).toBe(0);
  });

  it('rejects requests that cannot succeed without a transaction, which would delay others', async () => {
    const course = await newCourse(instance, { capacity: 1 });
    const guest = await newAttendee(instance);
    await register(course, guest);
    const transaction = vi.spyOn(instance.portal.database.queries, 'transaction');
    const rejected = [{ expectedTotal: 1 }, { discountCode: 'UNKNOWN' }, {}].map((changes) =>
      register(course, ada, changes),
    );
    expect((await Promise.all(rejected)).map(({ status }) => status)).toEqual([409, 400, 409]);
    expect(transaction).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect((await register(course, guest, { expectedTotal: 1 })).status).toBe(201);
  });

  it.each([
    ['a null billing address', { billing: null }, { billing: 'required' }],
    ['no billing address', { billing: undefined }, { billing: 'required' }],
    ['an unknown field', { cardNumber: '4111111111111111' }, { cardNumber: 'unknown_field' }],
    ['another payment method', { paymentMethod: 'card' }, { paymentMethod: 'not_in_list' }],
    ['a state', { state: 'confirmed' }, { state: 'unknown_field' }],
    ['an account', { accountId: 'x' }, { accountId: 'unknown_field' }],
  ])('returns 400 for a course with a price and %s', async (_what, changes, fields) => {
    const response = await register(await newCourse(instance), ada, changes);
    expect([response.status, response.error.fields]).toEqual([400, fields]);
  });

  it('needs no billing address for a free course, except for documents by post', async () => {
    const free = { price: 0, printedDocumentsPrice: 0 };
    const input = { billing: null, expectedTotal: 0 };
    expect((await register(await newCourse(instance, free), ada, input)).body.registration.billing).toBeNull();
    const byPost = await register(await newCourse(instance, free), ada, { ...input, documents: 'post' });
    expect(byPost.error.fields).toEqual({ billing: 'required' });
  });

  it('rejects printed documents for a course without them', async () => {
    const course = await newCourse(instance, { printedDocumentsPrice: null });
    const response = await register(course, ada, { documents: 'post' });
    expect([response.status, response.error.fields]).toEqual([400, { documents: 'not_in_list' }]);
  });

  it('returns 409 course_closed for a cancelled course, and from the end of registration', async () => {
    const cancelled = await newCourse(instance);
    const { database: opened, clock } = instance.portal;
    await cancelCourse(opened.queries, cancelled.id, { now: clock(), origin: 'http://127.0.0.1:4300' });
    expect(conflictOf(await register(cancelled))).toMatchObject({
      code: 'course_closed',
      course: { state: 'cancelled' },
    });
    const closesAt = new Date(clock().getTime() + dayMs).toISOString();
    const closing = await newCourse(instance, { closesAt });
    expect((await register(closing, await newAttendee(instance))).status).toBe(201);
    instance.pass(dayMs);
    expect(conflictOf(await register(closing))).toMatchObject({ code: 'course_closed', course: { state: 'closed' } });
  });

  it('returns 404 for a course that does not exist', async () => {
    expect((await register({ id: 'absent' })).status).toBe(404);
  });

  it('is limited to 30 registrations per hour, including cancelled ones', async () => {
    const attendee = await newAttendee(instance);
    for (let number = 0; number < 30; number += 1) {
      expect((await register(await newCourse(instance), attendee)).status).toBe(201);
    }
    const course = await newCourse(instance);
    expect((await register(course, attendee)).status).toBe(429);
    expect(await countOf(course.id)).toBe(0);
    expect((await register(course, ada)).status).toBe(201);
    instance.pass(3_600_000);
    expect((await register(course, attendee)).status).toBe(201);
  });
});
