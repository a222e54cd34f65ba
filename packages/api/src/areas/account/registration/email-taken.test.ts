import { register, verifyEmail } from '@attesta/domain/account/calls';
import { confirmEmailChange, getEmailChange, requestEmailChange } from '@attesta/domain/account/email/calls';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { emailChanges } from '../../../database/schema.ts';
import { createInstance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, registration, verified } from '../../../testing/people.ts';
import { finishEmailChange } from '../../../accounts/pending-email-change.ts';

async function start() {
  const instance = await createInstance();
  onTestFinished(() => instance.close());
  const email = await verified(instance);
  const token = await instance.signIn(email, goodPassword);
  const request = (next: string) =>
    instance.call(requestEmailChange, { token, body: { email: next, currentPassword: goodPassword } });
  const confirm = (link: string) => instance.call(confirmEmailChange, { body: { token: link } });
  return { instance, email, token, request, confirm };
}

it('a link that was used says so, also after the address was taken by another account (D.142)', async () => {
  const { instance, email, request, confirm } = await start();
  const next = newAddress();
  await request(next);
  const links = [await instance.linkTo(email), await instance.linkTo(next)] as const;
  await instance.call(register, { body: registration(next) });
  const body = { token: await instance.linkTo(next), password: goodPassword };
  expect((await instance.call(verifyEmail, { body })).status).toBe(200);
  await confirm(links[0]);
  expect((await confirm(links[1])).error.code).toBe('email_taken');
  expect((await confirm(links[0])).error.code).toBe('link_used');
});

it('removing a change keeps one that was requested later', async () => {
  const { instance, token, request } = await start();
  await request(newAddress());
  const { queries } = instance.portal.database;
  const [earlier] = await queries.select().from(emailChanges);
  if (!earlier) throw new Error('The change was not stored.');
  const later = newAddress();
  await request(later);
  expect(await queries.$count(emailChanges, eq(emailChanges.id, earlier.id))).toBe(0);
  await finishEmailChange(queries, earlier);
  expect((await instance.call(getEmailChange, { token })).body.change?.email).toBe(later);
});
