import { requestDeletion, undoDeletion } from '@attesta/domain/account/data/calls';
import { cancelCourseRegistration, getCourseRegistration } from '@attesta/domain/courses/calls';
import { expect, it, onTestFinished } from 'vitest';
import { newAttendee, newCourse, registerFor } from '../../testing/courses.ts';
import { createInstance } from '../../testing/instance.ts';
import { goodPassword, verified } from '../../testing/people.ts';

it('undoing a deletion gives a place that became free in the meantime to the waiting registration', async () => {
  const instance = await createInstance();
  onTestFinished(() => instance.close());
  const course = await newCourse(instance, { capacity: 1 });
  const first = await newAttendee(instance);
  const { id } = (await registerFor(instance, course, first)).body.registration;
  const token = await instance.signIn(await verified(instance), goodPassword);
  const waiting = (await registerFor(instance, course, { token }, { joinWaitingList: true })).body.registration;
  await instance.call(requestDeletion, { token, body: { currentPassword: goodPassword } });
  await instance.call(cancelCourseRegistration, { token: first.token, params: { id } });
  await instance.call(undoDeletion, { token });
  const read = await instance.call(getCourseRegistration, { token, params: { id: waiting.id } });
  expect(read.body.registration.state).toBe('confirmed');
});
