import { cancelCourseRegistration, getCoursePrice } from '@attesta/domain/courses/calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  newAttendee,
  newAttendees,
  newCourse,
  newDiscount,
  registerFor,
  type Attendee,
} from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { demoDay } from '../../testing/settings.ts';

describe.each(databases)('Discount codes on $name', (database) => {
  let instance: Instance;
  let ada: Attendee;

  beforeAll(async () => {
    instance = await createInstance({ database });
    ada = await newAttendee(instance);
  });
  afterAll(() => instance.close());

  const price = (courseId: string, query: Record<string, string>, { token }: Attendee = ada) =>
    instance.call(getCoursePrice, { token, params: { courseId }, query });

  it('reduce the price, for all courses or for one (D.76)', async () => {
    const course = await newCourse(instance);
    await newDiscount(instance, { code: 'TEN' });
    await newDiscount(instance, { code: 'FIFTY', discount: { kind: 'amount', amount: 5000 }, courseId: course.id });
    expect((await price(course.id, {})).body.price).toMatchObject({ discount: 0, total: 59_500 });
    expect((await price(course.id, { discountCode: ' ten ', documents: 'post' })).body.price).toEqual({
      subtotal: 59_500,
      discount: 5950,
      shipping: 4500,
      total: 58_050,
      vat: 9268,
      vatRate: 1900,
    });
    expect((await price(course.id, { discountCode: 'FIFTY' })).body.price.total).toBe(54_500);
    const { registration } = (
      await registerFor(instance, course, ada, { discountCode: 'fifty', expectedTotal: 54_500 })
    ).body;
    expect(registration).toMatchObject({ discountCode: 'FIFTY', price: { discount: 5000, total: 54_500 } });
  });

  it('make a course free, which then needs no billing address', async () => {
    const course = await newCourse(instance);
    await newDiscount(instance, { code: 'FREE', discount: { kind: 'percent', percent: 100 } });
    const free = { discountCode: 'FREE', expectedTotal: 0, billing: null };
    expect((await registerFor(instance, course, ada, free)).body.registration.price).toMatchObject({
      total: 0,
      vat: 0,
    });
  });

  it('are rejected with the same response whether they are unknown, expired, for another course or used up', async () => {
    const [course, other] = [await newCourse(instance), await newCourse(instance)];
    await newDiscount(instance, { code: 'EXPIRED', validUntil: '2026-11-20' });
    await newDiscount(instance, { code: 'OTHER', courseId: other.id });
    await newDiscount(instance, { code: 'ONCE', maxUses: 1 });
    const use = { discountCode: 'ONCE', expectedTotal: 53_550 };
    expect((await registerFor(instance, course, await newAttendee(instance), use)).status).toBe(201);

    const codes = ['UNKNOWN', 'EXPIRED', 'OTHER', 'ONCE'];
    const guest = await newAttendee(instance);
    const priced = await Promise.all(codes.map((discountCode) => price(course.id, { discountCode }, guest)));
    const registered = await Promise.all(
      codes.map((discountCode) => registerFor(instance, course, guest, { discountCode })),
    );
    expect(new Set([...priced, ...registered].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(priced[0]?.error).toMatchObject({ code: 'invalid', fields: { discountCode: 'not_in_list' } });
  });

  it('are accepted until the end of their last day', async () => {
    const course = await newCourse(instance);
    await newDiscount(instance, { code: 'TODAY', validUntil: demoDay });
    expect((await price(course.id, { discountCode: 'TODAY' })).status).toBe(200);
  });

  it('are used exactly as often as allowed by simultaneous registrations for different courses (D.76)', async () => {
    const courses = [await newCourse(instance, { capacity: 30 }), await newCourse(instance, { capacity: 30 })];
    await newDiscount(instance, { code: 'FOUR-TIMES', maxUses: 4 });
    const attendees = await newAttendees(instance, 16);
    const use = { discountCode: 'FOUR-TIMES', expectedTotal: 53_550 };
    const responses = await Promise.all(
      attendees.map((attendee, index) => registerFor(instance, courses[index % 2] ?? { id: '' }, attendee, use)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(12);

    const winner = attendees[responses.findIndex(({ status }) => status === 201)] as Attendee;
    const { id } = responses.find(({ status }) => status === 201)?.body.registration ?? { id: '' };
    expect((await price(courses[0]?.id ?? '', { discountCode: 'FOUR-TIMES' })).status).toBe(400);
    await instance.call(cancelCourseRegistration, { token: winner.token, params: { id } });
    expect((await price(courses[0]?.id ?? '', { discountCode: 'FOUR-TIMES' })).status).toBe(200);
  });

  it('can be guessed 20 times in 15 minutes per account, by both calls together; accepted codes do not count', async () => {
    const course = await newCourse(instance);
    const [guest, other] = (await newAttendees(instance, 2)) as [Attendee, Attendee];
    await newDiscount(instance, { code: 'GUESSED' });
    for (let number = 0; number < 30; number += 1) {
      expect((await price(course.id, { discountCode: 'GUESSED' }, guest)).status).toBe(200);
    }
    const guesses = Array.from({ length: 24 }, (_, number) => {
      const discountCode = `GUESS-${number}`;
      return number % 2
        ? price(course.id, { discountCode }, guest)
        : registerFor(instance, course, guest, { discountCode });
    });
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const limited = await price(course.id, { discountCode: 'GUESSED' }, guest);
    expect([limited.status, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await price(course.id, {}, guest)).status).toBe(200);
    expect((await price(course.id, { discountCode: 'GUESSED' }, other)).status).toBe(200);
    instance.pass(15 * 60_000);
    expect((await price(course.id, { discountCode: 'GUESSED' }, guest)).status).toBe(200);
  });

  it('are guesses also in a registration for a course in which the account is registered; a repetition is not', async () => {
    const course = await newCourse(instance);
    const guest = await newAttendee(instance);
    await newDiscount(instance, { code: 'REPEATED', maxUses: 1 });
    const used = {
      discountCode: 'REPEATED',
      expectedTotal: (await price(course.id, { discountCode: 'REPEATED' })).body.price.total,
    };
    const first = await registerFor(instance, course, guest, used);
    for (let number = 0; number < 25; number += 1) {
      const repeated = await registerFor(instance, course, guest, used);
      expect(repeated.body.registration.id).toBe(first.body.registration.id);
    }
    const guesses = Array.from({ length: 22 }, (_, number) =>
      registerFor(instance, course, guest, { discountCode: `GUESS-${number}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('are not limited by a burst of correct requests, and guesses in it are counted exactly', async () => {
    const course = await newCourse(instance);
    const guest = await newAttendee(instance);
    await newDiscount(instance, { code: 'BURST' });
    const burst = Array.from({ length: 60 }, () => price(course.id, { discountCode: 'BURST' }, guest));
    await Promise.all(burst);
    const mixed = Array.from({ length: 80 }, (_, number) =>
      price(course.id, { discountCode: number % 2 ? 'BURST' : `WRONG-${number}` }, guest),
    );
    const evaluated = (await Promise.all(mixed)).filter(({ status }) => status === 400).length;
    expect(evaluated).toBeLessThanOrEqual(20);
    for (let number = evaluated; number < 20; number += 1) {
      expect((await price(course.id, { discountCode: 'BURST' }, guest)).status).toBe(200);
      expect((await price(course.id, { discountCode: `MORE-${number}` }, guest)).status).toBe(400);
    }
    expect((await price(course.id, { discountCode: 'BURST' }, guest)).status).toBe(429);
  });

  it('can be guessed 100 times in 15 minutes from one network, by all accounts together', async () => {
    const course = await newCourse(instance);
    await newDiscount(instance, { code: 'NETWORK' });
    const guests = await newAttendees(instance, 7);
    const priceFrom = (from: string, discountCode: string, { token }: Attendee) =>
      instance.call(getCoursePrice, { token, params: { courseId: course.id }, query: { discountCode }, from });
    const statuses: number[] = [];
    for (const guest of guests) {
      const guesses = Array.from({ length: 20 }, (_, number) => priceFrom('10.70.0.1', `GUESS-${number}`, guest));
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    const last = guests.at(-1) as Attendee;
    expect((await priceFrom('10.70.0.1', 'NETWORK', last)).status).toBe(429);
    expect((await priceFrom('10.70.0.2', 'NETWORK', last)).status).toBe(200);
  });

  it('return the registration, and wake the worker, if their attempt cannot be refunded', async () => {
    const { queries } = instance.portal.database;
    await newDiscount(instance, { code: 'COMMITTED' });
    const guest = await newAttendee(instance);
    const update = vi.spyOn(queries, 'update').mockImplementation(() => {
      throw new Error('Connection terminated unexpectedly');
    });
    const wake = vi.spyOn(instance.portal.worker, 'wake');
    const use = { discountCode: 'COMMITTED', expectedTotal: 53_550 };
    const response = await registerFor(instance, await newCourse(instance), guest, use);
    expect([response.status, update.mock.calls.length, wake.mock.calls.length]).toEqual([201, 1, 1]);
    vi.restoreAllMocks();
  });

  it('are not checked for printed documents that a course does not have', async () => {
    const course = await newCourse(instance, { printedDocumentsPrice: null });
    const response = await price(course.id, { documents: 'post' });
    expect([response.status, response.error.fields]).toEqual([400, { documents: 'not_in_list' }]);
  });
});
