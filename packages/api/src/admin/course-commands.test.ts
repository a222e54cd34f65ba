import { getCourse, getCoursePrice, listCourseRegistrations } from '@attesta/domain/courses/calls';
import { courseWith } from '@attesta/domain/courses/testing/course';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAttendee, newAttendees, newCourse, registerFor, type Attendee } from '../testing/courses.ts';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { runCommand } from './commands.ts';
import { usage } from './usage.ts';

describe.each(databases)('Commands for courses on $name', (database) => {
  let instance: Instance;
  let ada: Attendee;
  beforeAll(async () => {
    instance = await createInstance({ database });
    ada = await newAttendee(instance);
  });
  afterAll(() => instance.close());

  const command = (...args: string[]) => runCommand(instance.portal, args);
  const add = (changes: object) => command('course', 'add', JSON.stringify({ ...courseWith(), ...changes }));
  const course = async (courseId: string) =>
    (await instance.call(getCourse, { token: ada.token, params: { courseId } })).body.course;
  const statesOf = async ({ token }: Attendee) =>
    (await instance.call(listCourseRegistrations, { token })).body.registrations.map(({ state }) => state);
  const subjectsTo = async ({ email }: Attendee) =>
    (await instance.mailsTo(email)).map(({ subject }) => subject.split(':')[0]);

  it('add a course and list it (D.124)', async () => {
    expect(await add({ id: 'added', title: 'Added\u2067course' })).toEqual({ ok: true, text: 'added is added.' });
    expect(await course('added')).toMatchObject({ id: 'added', state: 'open', placesLeft: 3 });
    expect((await add({ id: 'added' })).text).toBe(
      'There is already a course added. Use course change, or choose another id.',
    );
    expect((await command('course', 'list')).text).toMatch(
      /^added +2027-02-03 08:00 UTC +open +0 of 3 +0 waiting +Added\?course$/m,
    );
  });

  it('report every field of a course file to correct, and add nothing', async () => {
    await expect(add({ id: 'A b', capacity: 0, price: 'free', place: undefined, more: 1 })).rejects.toThrow(
      [
        'The course cannot be used:',
        '  id may contain small letters, digits and hyphens, such as mdr-audit-2027',
        '  place must be the address of an on-site course, and null for an online one',
        '  capacity is too small',
        '  price has the wrong type',
        '  more is not a field of a course',
      ].join('\n'),
    );
    await expect(add({ endsAt: '2027-02-03T08:00:00Z' })).rejects.toThrow('  endsAt must be an instant in UTC');
    await expect(command('course', 'add', '{"id":')).rejects.toThrow('The file is not valid JSON.');
    await expect(command('course', 'add', 'null')).rejects.toThrow('The course cannot be used:');
  });

  it('change a course: more places confirm the waiting list, and a new time is mailed to everyone', async () => {
    const stored = await newCourse(instance, { capacity: 1 });
    const [first, second, third] = (await newAttendees(instance, 3)) as [Attendee, Attendee, Attendee];
    for (const attendee of [first, second, third])
      await registerFor(instance, stored, attendee, { joinWaitingList: true });
    const change = (changes: object) => command('course', 'change', JSON.stringify({ ...stored, ...changes }));

    expect(await change({ capacity: 2 })).toEqual({
      ok: true,
      text: `${stored.id} is changed. 1 registration gets a place from the waiting list. 1 mail is sent.`,
    });
    expect([await statesOf(second), await statesOf(third)]).toEqual([['confirmed'], ['waiting']]);
    expect(await change({ capacity: 1 })).toEqual({
      ok: false,
      text: '2 registrations are confirmed, more than the new capacity of 1. Nothing was changed.',
    });
    const moved = { capacity: 2, startsAt: '2027-02-05T08:00:00Z', endsAt: '2027-02-05T16:00:00Z' };
    expect((await change(moved)).text).toContain(
      '0 registrations get a place from the waiting list. 3 mails are sent.',
    );
    expect(await subjectsTo(first)).toEqual(['Registration confirmed', 'Course changed']);
    expect(await subjectsTo(third)).toEqual(['You are on the waiting list', 'Course changed']);
    const mails = [...(await instance.mailsTo(first.email)), ...(await instance.mailsTo(third.email))];
    expect(mails.map(({ attachments = [] }) => attachments.length)).toEqual([1, 1, 0, 0]);
    expect((await change({ id: 'absent' })).text).toBe('There is no course absent.');
  });

  it('cancel a course with its registrations, with a mail to each account', async () => {
    const stored = await newCourse(instance, { capacity: 1 });
    const [first, second] = (await newAttendees(instance, 2)) as [Attendee, Attendee];
    for (const attendee of [first, second]) await registerFor(instance, stored, attendee, { joinWaitingList: true });
    expect(await command('course', 'cancel', stored.id)).toEqual({
      ok: true,
      text: `${stored.id} and 2 registrations are cancelled. 2 mails are sent.`,
    });
    expect((await course(stored.id)).state).toBe('cancelled');
    expect([await statesOf(first), await statesOf(second)]).toEqual([['cancelled'], ['cancelled']]);
    expect(await subjectsTo(second)).toEqual(['You are on the waiting list', 'Course cancelled']);
    expect((await command('course', 'cancel', stored.id)).text).toBe(`${stored.id} is already cancelled.`);
    expect((await command('course', 'change', JSON.stringify(stored))).ok).toBe(false);
    expect((await command('course', 'cancel', 'absent')).text).toBe('There is no course absent.');
  });

  it('report no change of an online course whose empty place is null', async () => {
    const stored = await newCourse(instance, { format: 'online', place: null });
    await registerFor(instance, stored, await newAttendee(instance));
    expect((await command('course', 'change', JSON.stringify({ ...stored, place: '' }))).text).toContain(
      '0 mails are sent.',
    );
  });

  it('find nothing for hostile names, and print no control characters of them', async () => {
    expect((await command('course', 'cancel', 'a\0b')).text).toBe('There is no course a?b.');
    expect((await command('course', 'registrations', '\u001b[2J')).text).toBe('There is no course ?[2J.');
    expect((await command('deactivate', 'a\0b')).text).toBe('There is no account with the address a?b.');
    expect((await command('deactivate', '\u001b[2J')).text).toBe('There is no account with the address ?[2j.');
    expect((await command('\u001b[2J')).text).toMatch(/^There is no command \?\[2J\./);
    expect((await command('course', '\u001b[2J')).text).toMatch(/^There is no command course \?\[2J\./);
  });

  it('neither cancel nor change a course that has taken place', async () => {
    const stored = await newCourse(instance);
    const attendee = await newAttendee(instance);
    await registerFor(instance, stored, attendee);
    const untilOver = Date.parse(stored.endsAt) - instance.portal.clock().getTime();
    instance.pass(untilOver);
    expect(await command('course', 'cancel', stored.id)).toEqual({
      ok: false,
      text: `${stored.id} has already taken place. Nothing was changed.`,
    });
    const later = { ...stored, startsAt: '2028-02-03T08:00:00Z', endsAt: '2028-02-04T16:00:00Z' };
    expect((await command('course', 'change', JSON.stringify(later))).text).toBe(
      `${stored.id} has already taken place. Nothing was changed.`,
    );
    expect(await subjectsTo(attendee)).toEqual(['Registration confirmed']);
    instance.pass(-untilOver);
  });

  it('list and cancel registrations; the place goes to the waiting list, also after the end of registration', async () => {
    const closesAt = new Date(instance.portal.clock().getTime() + 3_600_000).toISOString();
    const stored = await newCourse(instance, { capacity: 1, closesAt });
    expect((await command('course', 'registrations', stored.id)).text).toBe('No registrations yet.');
    const [first, second] = (await newAttendees(instance, 2)) as [Attendee, Attendee];
    const { number } = (await registerFor(instance, stored, first)).body.registration;
    await registerFor(instance, stored, second, { joinWaitingList: true });
    instance.pass(3_600_000);
    expect((await command('course', 'registrations', stored.id)).text).toMatch(
      new RegExp(
        `^${number} +confirmed .+ ${first.email} +Ada Reyes +ada@example.org +pdf +EUR 595.00 +Harbour Devices SRL$`,
        'm',
      ),
    );
    expect((await command('registration', 'cancel', number.toLowerCase())).ok).toBe(true);
    expect([await statesOf(first), await statesOf(second)]).toEqual([['cancelled'], ['confirmed']]);
    expect((await command('registration', 'cancel', number)).text).toBe(`${number} is already cancelled.`);
    for (const text of ['C-999999', 'C-9999999999', '1', '', 'C-000000']) {
      expect((await command('registration', 'cancel', text)).text).toBe(`There is no registration ${text}.`);
    }
    expect((await command('course', 'registrations', 'absent')).text).toBe('There is no course absent.');
  });

  it('add, list and remove discount codes (D.124)', async () => {
    const stored = await newCourse(instance);
    expect((await command('discount', 'list')).text).toBe('No discount codes yet.');
    expect(await command('discount', 'add', 'spring-10', '10%')).toEqual({
      ok: true,
      text: 'SPRING-10 reduces the price by 10 %.',
    });
    expect((await command('discount', 'add', 'FIFTY-OFF', '50', stored.id, '2027-06-30', '20')).ok).toBe(true);
    expect((await command('discount', 'add', 'EVERYWHERE', '49.90', '-', '-', '3')).ok).toBe(true);
    const use = { discountCode: 'FIFTY-OFF', expectedTotal: 54_500 };
    expect((await registerFor(instance, stored, await newAttendee(instance), use)).status).toBe(201);
    expect((await command('discount', 'list')).text.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['EVERYWHERE', 'EUR 49.90', 'all courses', 'without end', 'used 0 of 3 times'],
      ['FIFTY-OFF', 'EUR 50.00', stored.id, 'until 2027-06-30', 'used 1 of 20 times'],
      ['SPRING-10', '10 %', 'all courses', 'without end', 'used 0 times'],
    ]);
    expect((await command('discount', 'add', 'FIFTY-OFF', '1%')).text).toBe(
      'There is already a code FIFTY-OFF. Remove it first.',
    );
    expect((await command('discount', 'remove', 'fifty-off')).ok).toBe(true);
    expect((await command('discount', 'remove', 'FIFTY-OFF')).text).toBe('There is no discount code FIFTY-OFF.');
    const query = { discountCode: 'FIFTY-OFF' };
    const priced = await instance.call(getCoursePrice, { token: ada.token, params: { courseId: stored.id }, query });
    expect(priced.status).toBe(400);
  });

  it.each([
    ['x', '10%', [], 'A code has'],
    ['ABCDE', '10%', [], 'A code has 6 to 40'],
    ['ABCDEF', '0%', [], 'The discount must be'],
    ['ABCDEF', '101%', [], 'The discount must be'],
    ['ABCDEF', '-5', [], 'The discount must be'],
    ['ABCDEF', '1.234', [], 'The discount must be'],
    ['ABCDEF', '10%', ['absent'], 'There is no course absent.'],
    ['ABCDEF', '10%', ['-', '30.06.2027'], 'The last day must be'],
    ['ABCDEF', '10%', ['-', '-', '0'], 'The maximum number of uses must be'],
    ['ABCDEF', '10%', ['-', '-', '0x10'], 'The maximum number of uses must be'],
    ['ABCDEF', '10%', ['-', '-', '1e5'], 'The maximum number of uses must be'],
    ['ABCDEF', '10%', ['-', '-', ' 5 '], 'The maximum number of uses must be'],
    ['ABCDEF', ' 10%', [], 'The discount must be'],
    ['ABCDEF', '1e1', [], 'The discount must be'],
    ['ABCDEF', '10%', ['-', '-', 'many'], 'The maximum number of uses must be'],
  ])('refuse the discount code %s %s %j', async (code, discount, more, reason) => {
    const { ok, text } = await command('discount', 'add', code, discount, ...more);
    expect([ok, text]).toEqual([false, expect.stringContaining(reason)]);
  });
});

describe('Commands of two words', () => {
  it('are checked for their arguments', async () => {
    const { portal, close } = await createInstance();
    const text = async (...args: string[]) => (await runCommand(portal, args)).text;
    expect(await text('course')).toBe(`There is no command course.\n\n${usage}`);
    expect(await text('course', 'toString')).toBe(`There is no command course toString.\n\n${usage}`);
    expect(await text('course', 'list', 'x')).toBe('course list takes no argument.');
    expect(await text('course', 'add')).toBe('course add takes a JSON file.');
    expect(await text('registration', 'cancel')).toBe('registration cancel takes the number of a registration.');
    expect(await text('discount', 'add', 'ABC')).toMatch(/^discount add takes a code and a discount, then/);
    await close();
  });
});
