import { addDays, daysBetween } from '@attesta/domain/values/dates';
import { validateDevice } from '@attesta/domain/devices/validate';
import { match } from '@attesta/domain/matching/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, devices, notifiedBodies, windows } from '../database/schema.ts';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { demoDay } from '../testing/settings.ts';
import { demoPassword, listedAccounts } from './accounts.ts';
import { moveDates } from './days.ts';
import { demoData } from './organisations.ts';
import { prepareDemoData } from './prepare.ts';

describe('The demo data', () => {
  it('moves every date by the same number of days, relative to the day of the first start (D.100)', () => {
    const [asWritten, moved] = [demoData(demoDay), demoData('2028-03-01')];
    const distance = daysBetween(demoDay, '2028-03-01');
    expect(moved.windows.map(({ from }) => from)).toEqual(asWritten.windows.map(({ from }) => addDays(from, distance)));
    expect(moved.bodies[0]?.designations[0]?.validFrom).toBe(
      addDays(asWritten.bodies[0]?.designations[0]?.validFrom ?? '', distance),
    );
    expect(moveDates({ a: ['2026-11-21', 'MDA0203', { b: '2026-12-31' }], c: 7, d: null }, 1)).toEqual({
      a: ['2026-11-22', 'MDA0203', { b: '2027-01-01' }],
      c: 7,
      d: null,
    });
  });

  it.each(demoData(demoDay).devices.map(({ id, operator, answers }) => ({ id, operator, answers })))(
    'contains a valid device for its stage: $id',
    ({ operator, answers }) => {
      const facts = demoData(demoDay).operators.find(({ id }) => id === operator)?.profile ?? null;
      expect(validateDevice(answers, { today: demoDay, previous: answers, operator: facts })).toEqual({});
    },
  );
});

describe.each(databases)('The first start on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true, demoDay: '2028-03-01' } });
  });
  afterAll(() => instance.close());

  it('fills an empty database with the fictional organisations once (D.99)', async () => {
    const { queries } = instance.portal.database;
    const counts = async () => [
      await queries.$count(notifiedBodies),
      await queries.$count(windows),
      await queries.$count(devices),
      await queries.$count(accounts),
    ];
    expect(await counts()).toEqual([24, 1939, 34, 12 + 24 + 4]);
    await queries.delete(devices);
    await prepareDemoData(instance.portal);
    expect(await counts()).toEqual([24, 1939, 0, 40]);
  });

  it('has courses online and on site, one nearly full and one with a waiting list, relative to the day (D.76)', async () => {
    const { listCourses, listCourseRegistrations } = await import('@attesta/domain/courses/calls');
    const token = await instance.signIn('op-01');
    const { courses } = (await instance.call(listCourses, { token })).body;
    expect(
      courses.map(({ id, state, placesLeft, format, language }) => [id, state, placesLeft, format, language]),
    ).toEqual([
      ['eudamed-registration', 'open', 195, 'online', 'en'],
      ['mdr-technical-documentation', 'open', 1, 'on_site', 'en'],
      ['ivdr-performance-evaluation', 'waiting_list', 0, 'online', 'en'],
      ['evaluation-clinique-mdr', 'open', 16, 'on_site', 'fr'],
      ['audit-intern-iso-13485', 'open', 20, 'on_site', 'ro'],
    ]);
    expect(courses[0]?.startsAt).toBe('2028-03-13T08:00:00.000Z');
    const { registrations } = (await instance.call(listCourseRegistrations, { token })).body;
    expect(registrations.map(({ course, state, waitingPosition }) => [course.id, state, waitingPosition])).toEqual([
      ['ivdr-performance-evaluation', 'waiting', 1],
      ['mdr-technical-documentation', 'confirmed', null],
    ]);
    expect((await instance.mailsTo('op-01@attesta.example')).length).toBe(0);
  });

  it.each([
    ['WELCOME-10', 'evaluation-clinique-mdr', 70_200],
    ['MDR-50', 'mdr-technical-documentation', 114_000],
  ])('has the discount code %s', async (discountCode, courseId, total) => {
    const { getCoursePrice } = await import('@attesta/domain/courses/calls');
    const token = await instance.signIn('op-01');
    const { price } = (await instance.call(getCoursePrice, { token, params: { courseId }, query: { discountCode } }))
      .body;
    expect(price.total).toBe(total);
  });

  it('has an account for every state, all with one password (D.101)', async () => {
    const { login } = await import('@attesta/domain/account/calls');
    const users = await Promise.all(
      listedAccounts.map(
        async ({ email }) => (await instance.call(login, { body: { email, password: demoPassword } })).body.user,
      ),
    );
    expect(
      users.map(({ is_email_verified, is_account_active, account_configured, user_notified_body_request_status }) => [
        is_email_verified,
        is_account_active,
        account_configured,
        user_notified_body_request_status,
      ]),
    ).toEqual([
      [true, true, true, null],
      [true, true, true, 'approved'],
      [true, true, true, null],
      [false, false, false, null],
      [true, false, true, null],
      [true, true, false, null],
      [true, true, true, 'pending'],
    ]);
  });
});

describe('A first start', () => {
  it('produces the same matches on another day, shifted by the same number of days (D.100)', async () => {
    const days = ['2026-11-21', '2027-02-07'];
    const starts = await Promise.all(
      days.map(async (day) => {
        const instance = await createInstance({ settings: { demo: true, demoDay: day } });
        const { body } = await instance.call(match, {
          token: await instance.signIn('op-11'),
          body: { device_id: 'dev-06', today: day },
        });
        await instance.close();
        return body.result === 'list'
          ? body.matches.map(({ notifiedBody, total, start }) => [notifiedBody, total, daysBetween(day, start)])
          : [];
      }),
    );
    expect(starts[0]).toHaveLength(9);
    expect(starts[1]).toEqual(starts[0]);
  });

  it('leaves the database empty permanently with DEMO=off (D.99)', async () => {
    const instance = await createInstance({ settings: { demo: false } });
    Object.assign(instance.portal.settings, { demo: true });
    await prepareDemoData(instance.portal);
    expect(await instance.portal.database.queries.$count(accounts)).toBe(0);
    await instance.close();
  });
});
