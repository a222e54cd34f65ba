import * as calls from '@attesta/domain/account/calls';
import { exportAccount, getDeletion, requestDeletion, undoDeletion } from '@attesta/domain/account/data/calls';
import { getEmailChange, requestEmailChange } from '@attesta/domain/account/email/calls';
import { changePerson, uploadPhoto } from '@attesta/domain/account/profile/calls';
import { listWindows } from '@attesta/domain/availability/calls';
import { cancelCourseRegistration, getCourseRegistration } from '@attesta/domain/courses/calls';
import { createDevice } from '@attesta/domain/devices/calls';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { allBodies } from '../availability/index.ts';
import { invoiceRecords } from '../../database/account-schema.ts';
import { courseRegistrations } from '../../database/course-schema.ts';
import { accounts } from '../../database/schema.ts';
import { scheduleJobs } from '../../portal-jobs.ts';
import { billing, newAttendee, newCourse, registerFor } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { bodyProfile, goodPassword, newAddress, operatorProfile, verified } from '../../testing/people.ts';
import { withSecondFactor } from '../../testing/second-factor.ts';
import { tablesWith } from '../../testing/walk-tables.ts';
import { deletionHandler } from './job.ts';

const day = 24 * 3_600_000;
const device = {
  workingName: 'Deleted Pulse',
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

describe.each(databases)('The deletion of an account on $name', (database) => {
  let instance: Instance;
  beforeEach(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
  });
  afterEach(() => instance.close());

  async function person() {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    const user = (await instance.call(calls.configureAccount, { token, body: operatorProfile })).body.user;
    return { email, token, id: user.id };
  }
  const request = (token: string, body: object = { currentPassword: goodPassword }) =>
    instance.call(requestDeletion, { token, body });
  const userOf = async (token: string) => (await instance.call(calls.getAuthenticatedUser, { token })).body.user;
  /** Lets days pass and runs the job that is due. */
  async function pass(days: number) {
    await scheduleJobs(instance.portal.database.queries, instance.portal.clock());
    instance.pass(days * day);
    await instance.runJobs();
  }
  const subjectsTo = async (email: string) => (await instance.mailsTo(email)).map(({ subject }) => subject);

  it('is pending for 30 days: the account is inactive, other sessions end, and the mail says how to undo it (D.145)', async () => {
    const { email, token } = await person();
    const other = await instance.signIn(email, goodPassword);
    const { user, deletion } = (await request(token)).body;
    expect(user).toMatchObject({
      is_account_active: false,
      inactive_reason: 'deletion_pending',
      deletion_date: deletion.date,
    });
    const asked = instance.portal.clock().getTime();
    expect(Math.round((Date.parse(deletion.date ?? '') - asked) / day)).toBe(30);
    expect((await instance.call(calls.getAuthenticatedUser, { token: other })).status).toBe(401);
    expect((await instance.call(calls.getAccount, { token })).error.code).toBe('account_inactive');
    expect((await instance.call(changePerson, { token, body: { firstName: 'A', lastName: 'B' } })).status).toBe(403);
    const mail = (await instance.mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Your account will be deleted');
    expect(mail?.text).toContain('Day of the deletion: 21 December 2026');
    expect(mail?.text).toContain('/login');
    // Sign-in stays possible; export, sign-out and undoing are all that it allows.
    const again = await instance.signIn(email, goodPassword);
    expect((await userOf(again)).inactive_reason).toBe('deletion_pending');
    expect((await instance.call(exportAccount, { token: again })).status).toBe(200);
    expect((await request(again)).error.code).toBe('account_inactive');
    expect((await instance.call(undoDeletion, { token: again })).body.user).toMatchObject({
      is_account_active: true,
      inactive_reason: null,
      deletion_date: null,
    });
    expect((await instance.call(undoDeletion, { token: again })).status).toBe(200);
    await pass(31);
    expect(await instance.signIn(email, goodPassword)).toBeTypeOf('string');
  });

  it('needs the password, and a code if the second factor is on', async () => {
    const { token } = await person();
    expect((await request(token, { currentPassword: 'wrong' })).error.fields).toEqual({ currentPassword: 'invalid' });
    const secured = await withSecondFactor(instance);
    const missing = await request(secured.token);
    expect([missing.status, missing.error.code, missing.error.fields]).toEqual([
      403,
      'second_factor_required',
      undefined,
    ]);
    const wrong = await request(secured.token, { currentPassword: goodPassword, oneTimeCode: '000000' });
    expect(wrong.error).toMatchObject({ code: 'second_factor_required', fields: { oneTimeCode: 'invalid' } });
    const code = { currentPassword: goodPassword, oneTimeCode: secured.codeNow() };
    expect((await request(secured.token, code)).status).toBe(200);
  });

  it('allows five codes that are wrong, then none for a while', async () => {
    const { token, codeNow } = await withSecondFactor(instance);
    const withCode = (oneTimeCode: string) => request(token, { currentPassword: goodPassword, oneTimeCode });
    const statuses = [];
    for (let guesses = 0; guesses < 5; guesses += 1) statuses.push((await withCode('000000')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
    expect((await withCode(codeNow())).status).toBe(429);
    expect((await userOf(token)).inactive_reason).toBeNull();
  });

  it('is requested once if two requests arrive at the same time', async () => {
    const { email, token } = await person();
    const responses = await Promise.all([request(token), request(token)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect((await subjectsTo(email)).filter((subject) => subject === 'Your account will be deleted')).toHaveLength(1);
  });

  it('ends a change of the e-mail address, also if it is undone', async () => {
    const { token } = await person();
    await instance.call(requestEmailChange, { token, body: { email: newAddress(), currentPassword: goodPassword } });
    await request(token);
    await instance.call(undoDeletion, { token });
    expect((await instance.call(getEmailChange, { token })).body.change).toBeNull();
  });

  it('is refused for a demo account, whose password is public (D.147)', async () => {
    const token = await instance.signIn('op-02');
    expect((await request(token, { currentPassword: 'attesta-demo' })).error.code).toBe('demo_account');
  });

  it('can be requested and undone by the administrator', async () => {
    const { email, token } = await person();
    const run = (command: string) => runCommand(instance.portal, [command, email]);
    expect((await run('keep')).ok).toBe(false);
    expect((await run('delete')).text).toContain(`${email} is deleted on 2026-12-21`);
    expect((await run('delete')).ok).toBe(false);
    expect((await instance.call(calls.getAuthenticatedUser, { token })).status).toBe(401);
    expect((await subjectsTo(email)).at(-1)).toBe('Your account will be deleted');
    expect((await run('keep')).ok).toBe(true);
    await pass(31);
    expect(await instance.signIn(email, goodPassword)).toBeTypeOf('string');
  });

  it('is reminded of once, three days before, and then leaves nothing that was not announced (D.145, D.146)', async () => {
    const { queries } = instance.portal.database;
    const { email, token, id } = await person();
    await instance.call(changePerson, { token, body: { firstName: 'Philomena', lastName: 'Quartermaine' } });
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await instance.call(uploadPhoto, { token, body: photo, headers: { 'content-type': 'image/png' } });
    const added = await instance.call(createDevice, {
      token,
      body: device,
      headers: { 'idempotency-key': 'device-of-philomena' },
    });
    expect(added.status).toBe(201);
    const newEmail = newAddress();
    await instance.call(requestEmailChange, { token, body: { email: newEmail, currentPassword: goodPassword } });
    await instance.call(calls.forgotPassword, { body: { email, redirect_url: 'http://127.0.0.1:4300/login' } });
    const participant = { firstName: 'Philomena', lastName: 'Quartermaine', email };
    const times = {
      startsAt: '2026-12-01T08:00:00Z',
      endsAt: '2026-12-01T15:00:00Z',
      closesAt: '2026-11-25T08:00:00Z',
    };
    const past = await newCourse(instance, { title: 'Clinical evaluation in practice', ...times });
    const later = {
      startsAt: '2027-06-01T08:00:00Z',
      endsAt: '2027-06-01T15:00:00Z',
      closesAt: '2027-05-01T08:00:00Z',
    };
    const future = await newCourse(instance, { title: 'Technical documentation', capacity: 1, ...later });
    const paid = (await registerFor(instance, past, { token }, { participant })).body.registration;
    const open = (await registerFor(instance, future, { token }, { participant })).body.registration;
    const next = await newAttendee(instance);
    const waiting = (await registerFor(instance, future, next, { joinWaitingList: true })).body.registration;

    const { deletion } = (await request(token)).body;
    expect(deletion).toMatchObject({
      deleted: { devices: 1, windows: 0, registrations: 2 },
      givenUp: [{ number: open.number, courseTitle: 'Technical documentation' }],
      kept: [{ number: paid.number, courseTitle: 'Clinical evaluation in practice', keptUntil: '2036-12-31' }],
    });
    expect((await instance.call(getDeletion, { token })).body.deletion).toEqual(deletion);
    const announced = (await instance.mailsTo(email)).at(-1)?.text;
    expect(announced).toContain(`${paid.number}, Clinical evaluation in practice (until 31 December 2036)`);

    await pass(26);
    expect((await subjectsTo(email)).filter((subject) => subject.includes('in a few days'))).toHaveLength(0);
    await pass(0.99); // the run in the last hour in which the reminder is on time
    await pass(1.51);
    expect((await subjectsTo(email)).filter((subject) => subject.includes('in a few days'))).toHaveLength(1);
    expect((await userOf(await instance.signIn(email, goodPassword))).deletion_date).toBe(deletion.date);
    await pass(2);
    expect((await subjectsTo(email)).at(-1)).toBe('Your account is deleted');
    expect((await instance.call(calls.login, { body: { email, password: goodPassword } })).status).toBe(401);
    expect(instance.events).toContainEqual({ event: 'account_deleted', account: id });

    expect(await tablesWith(queries, [id, email, newEmail, 'Philomena', 'Quartermaine', 'Deleted Pulse'])).toEqual([]);
    expect(await tablesWith(queries, ['Clinical evaluation in practice'])).toEqual(['courses', 'invoice_records']);
    const { email: _, ...customer } = billing;
    const [record] = await queries.select().from(invoiceRecords);
    expect(record).toMatchObject({ billing: customer, total: paid.price.total, suppliedOn: '2026-12-01' });
    expect(record?.billing).not.toHaveProperty('email');
    expect((await runCommand(instance.portal, ['invoice', 'list'])).text).toContain('Harbour Devices SRL');
    const [promoted] = await queries.select().from(courseRegistrations).where(eq(courseRegistrations.id, waiting.id));
    expect(promoted?.state).toBe('confirmed');
    // The address can register again.
    await instance.call(calls.register, {
      body: { first_name: 'P', last_name: 'Q', email, password: goodPassword, role: 'innovator' },
      from: '10.9.9.9',
    });
    expect((await subjectsTo(email)).at(-1)).toBe('Verify your e-mail address');
    await pass(10 * 366 + 31);
    expect(await queries.$count(invoiceRecords)).toBe(0);
  });
});

describe.each(databases)('A late reminder of a deletion on $name', (database) => {
  /** An account whose deletion is requested, and a function that lets days pass and runs the due jobs. */
  async function start() {
    const instance = await createInstance({ database });
    onTestFinished(() => instance.close());
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    const { deletion } = (await instance.call(requestDeletion, { token, body: { currentPassword: goodPassword } }))
      .body;
    const pass = async (days: number) => {
      await scheduleJobs(instance.portal.database.queries, instance.portal.clock());
      instance.pass(days * day);
      await instance.runJobs();
    };
    const dateNow = async () => {
      const again = await instance.signIn(email, goodPassword);
      return (await instance.call(calls.getAuthenticatedUser, { token: again })).body.user.deletion_date;
    };
    const isDeleted = async () =>
      (await instance.portal.database.queries.$count(accounts, eq(accounts.email, email))) === 0;
    return { instance, email, deletion, pass, dateNow, isDeleted };
  }
  const reminders = (mails: readonly { subject: string; text: string }[]) =>
    mails.filter(({ subject }) => subject.includes('in a few days'));

  it('postpones it, so that three days are left, also after the server was stopped on the day (D.450)', async () => {
    for (const late of [28, 35]) {
      const { instance, email, deletion, pass, dateNow, isDeleted } = await start();
      await pass(late);
      expect(await isDeleted()).toBe(false);
      const date = await dateNow();
      expect(Date.parse(date ?? '') - Date.parse(deletion.date ?? '')).toBe((late + 3 - 30) * day);
      const [reminder] = reminders(await instance.mailsTo(email));
      expect(reminder?.text).toContain(`Day of the deletion: ${Number(date?.slice(-2))} December 2026`);
      await pass(2.9);
      expect(await isDeleted()).toBe(false);
      await pass(0.2);
      expect(await isDeleted()).toBe(true);
      expect(reminders(await instance.mailsTo(email))).toHaveLength(1);
    }
  });

  it('is replaced if it could not be sent until the day (D.450)', async () => {
    const { instance, email, isDeleted } = await start();
    const { portal } = instance;
    const job = { id: 'job', kind: 'deletions', payload: null, key: 'deletions', attempts: 1 };
    /** Runs the deletions only: mails stay unsent. */
    const runAfter = (days: number) => {
      instance.pass(days * day);
      return deletionHandler(portal)(job, portal.database.queries);
    };
    await runAfter(26.99);
    await runAfter(3.1);
    expect(await isDeleted()).toBe(false);
    expect(reminders(await instance.mailsTo(email))).toHaveLength(1);
    await runAfter(2.9);
    expect(await isDeleted()).toBe(false);
    await runAfter(0.2);
    expect(await isDeleted()).toBe(true);
  });
});

describe.each(databases)('While the deletion of a notified body is pending on $name', (database) => {
  it('its windows are hidden, and shown again if it is undone; its deletion removes them (D.145)', async () => {
    const instance = await createInstance({ database, settings: { demo: true } });
    const { portal } = instance;
    await runCommand(portal, ['reject', 'nb-9101@attesta.example']);
    const email = await verified(instance, 'notified-body');
    const token = await instance.signIn(email, goodPassword);
    await instance.call(calls.configureAccount, { token, body: bodyProfile });
    expect((await runCommand(portal, ['approve', email, '9101'])).ok).toBe(true);
    const operator = await instance.signIn('op-01');
    const shown = async () =>
      (await instance.call(listWindows, { token: operator, query: { notifiedBody: '9101' } })).body.windows.length;
    const before = await shown();
    expect(before).toBeGreaterThan(0);
    const body = { currentPassword: goodPassword };
    const { deletion } = (await instance.call(requestDeletion, { token, body })).body;
    expect(deletion.deleted.windows).toBe(before);
    expect(await shown()).toBe(0);
    expect((await runCommand(portal, ['list'])).text).toMatch(/deletion on 2026-12-21/);
    await instance.call(undoDeletion, { token });
    expect(await shown()).toBe(before);
    await instance.call(requestDeletion, { token, body });
    await scheduleJobs(portal.database.queries, portal.clock());
    for (const days of [27, 4]) {
      instance.pass(days * day);
      await instance.runJobs();
    }
    const later = await instance.signIn('op-01');
    const { windows } = (await instance.call(listWindows, { token: later, query: { notifiedBody: '9101' } })).body;
    expect(windows).toEqual([]);
    const bodies = await allBodies(portal.database.queries);
    expect(bodies.find(({ number }) => number === '9101')?.intake).toBe('suspended');
    await instance.close();
  });

  it('a place that becomes free goes to the next user, not to it', async () => {
    const instance = await createInstance({ database });
    const course = await newCourse(instance, { capacity: 1 });
    const first = await newAttendee(instance);
    const { id } = (await registerFor(instance, course, first)).body.registration;
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    await registerFor(instance, course, { token }, { joinWaitingList: true });
    const third = await newAttendee(instance);
    const waiting = (await registerFor(instance, course, third, { joinWaitingList: true })).body.registration;
    await instance.call(requestDeletion, { token, body: { currentPassword: goodPassword } });
    await instance.call(cancelCourseRegistration, { token: first.token, params: { id } });
    const read = await instance.call(getCourseRegistration, { token: third.token, params: { id: waiting.id } });
    expect(read.body.registration.state).toBe('confirmed');
    await instance.close();
  });
});
