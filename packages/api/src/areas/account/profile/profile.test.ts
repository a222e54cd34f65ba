import * as calls from '@attesta/domain/account/calls';
import { changeMailPreferences, changePerson, getMailPreferences } from '@attesta/domain/account/profile/calls';
import { cancelCourseRegistration } from '@attesta/domain/courses/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../admin/commands.ts';
import { newAttendee, newCourse, registerFor, type Attendee } from '../../../testing/courses.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, operator, registration } from '../../../testing/people.ts';

const all = { waitingListJoined: true, ownCancellation: true };

describe.each(databases)('The profile on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const choose = ({ token }: Pick<Attendee, 'token'>, body: object) =>
    instance.call(changeMailPreferences, { token, body });
  const subjectsTo = async ({ email }: Attendee) =>
    (await instance.mailsTo(email)).map(({ subject }) => subject.split(':')[0]);

  it('changes the name of the user, and rejects one that a registration would reject (D.143)', async () => {
    const token = await operator(instance);
    const changed = await instance.call(changePerson, { token, body: { firstName: ' Zoë ', lastName: '' } });
    expect(changed.body.user).toMatchObject({ first_name: 'Zoë', last_name: '' });
    expect((await instance.call(calls.getAuthenticatedUser, { token })).body.user.first_name).toBe('Zoë');
    const refused = await instance.call(changePerson, { token, body: { firstName: ' ', lastName: 'x'.repeat(101) } });
    expect(refused.error.fields).toEqual({ firstName: 'required', lastName: 'too_long' });
  });

  it('mails are in the chosen language, whatever the language of the portal is (D.143)', async () => {
    const email = newAddress();
    const headers = { 'accept-language': 'fr' };
    await instance.call(calls.register, { body: registration(email), headers, from: '10.3.3.3' });
    await instance.call(calls.verifyEmail, { body: { token: await instance.linkTo(email), password: goodPassword } });
    const token = await instance.signIn(email, goodPassword);
    expect((await instance.call(getMailPreferences, { token })).body).toEqual({
      mailLanguage: 'fr',
      notifications: all,
    });
    await choose({ token }, { mailLanguage: 'zh', notifications: all });
    await instance.call(calls.login, { body: { email, password: goodPassword }, headers });
    const body = { email, redirect_url: 'http://127.0.0.1:4300/login' };
    await instance.call(calls.forgotPassword, { body, headers });
    expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('设置新密码');
    expect((await instance.call(getMailPreferences, { token })).body.mailLanguage).toBe('zh');
  });

  it('optional mails are sent unless they are turned off; all others are always sent (D.143)', async () => {
    const course = await newCourse(instance, { capacity: 1 });
    const other = await newAttendee(instance);
    await registerFor(instance, course, other);
    for (const isOn of [true, false]) {
      const attendee = await newAttendee(instance);
      const notifications = { waitingListJoined: isOn, ownCancellation: isOn };
      await choose(attendee, { mailLanguage: 'en', notifications });
      const { id } = (await registerFor(instance, course, attendee, { joinWaitingList: true })).body.registration;
      await instance.call(cancelCourseRegistration, { token: attendee.token, params: { id } });
      const optional = ['You are on the waiting list', 'Registration cancelled'];
      expect(await subjectsTo(attendee)).toEqual(isOn ? optional : []);
      // The organiser's cancellation concerns a contract.
      const free = await newCourse(instance);
      const { number } = (await registerFor(instance, free, attendee)).body.registration;
      await runCommand(instance.portal, ['registration', 'cancel', number]);
      const necessary = ['Registration confirmed', 'Registration cancelled'];
      expect(await subjectsTo(attendee)).toEqual([...(isOn ? optional : []), ...necessary]);
    }
  });

  it('preferences that do not exist are rejected', async () => {
    const attendee = await newAttendee(instance);
    const wrong = await choose(attendee, { mailLanguage: 'de', notifications: { ...all, passwordChanged: false } });
    expect(wrong.error.fields).toEqual({
      mailLanguage: 'not_in_list',
      'notifications.passwordChanged': 'unknown_field',
    });
  });
});
