import { addToShortlist, listShortlist } from '@attesta/domain/shortlist/calls';
import { createDevice, updateDevice } from '@attesta/domain/devices/calls';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { courseRegistrations, courses } from '../database/course-schema.ts';
import { accounts, devices, marks, registrations, sessions, windows } from '../database/schema.ts';
import { databases } from '../testing/databases.ts';
import { seedVersion1 } from '../testing/demo-version-1.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { operator } from '../testing/people.ts';

const idea = {
  workingName: 'Pulse one',
  regulation: 'MDR',
  stage: 'idea',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

describe.each(databases)('npm run admin -- demo reset on $name', (database) => {
  let instance: Instance;
  const queries = () => instance.portal.database.queries;
  const reset = (...args: string[]) => runCommand(instance.portal, ['demo', 'reset', ...args]);
  const counts = async () => [
    await queries().$count(accounts, eq(accounts.demo, true)),
    await queries().$count(devices),
    await queries().$count(windows),
    await queries().$count(courses),
    await queries().$count(courseRegistrations),
    await queries().$count(registrations),
  ];

  beforeEach(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
  });
  afterEach(() => instance.close());

  it('says what it deletes, and starts the demo anew when it is confirmed (D.331)', async () => {
    const first = await counts();
    const token = await instance.signIn('op-01');
    await instance.call(updateDevice, {
      token,
      params: { id: 'dev-03' },
      body: { version: 1, workingName: 'Changed' },
    });
    await instance.call(createDevice, { token, body: idea });
    expect(await reset()).toEqual({
      ok: false,
      text:
        'This deletes 40 demo accounts with everything they made, 35 devices, 1,939 windows, and writes the demo data anew. ' +
        'Accounts that people registered stay.\nBack up first, then confirm: npm run admin -- demo reset confirm',
    });
    expect((await reset('now')).ok).toBe(false);
    expect(await queries().$count(devices)).toBe(35);
    instance.pass(40 * 24 * 3_600_000);
    expect(await reset('confirm')).toEqual({
      ok: true,
      text: 'The demo is as on a first start today. Users of demo accounts must sign in again.',
    });
    expect(await counts()).toEqual(first);
    expect(await queries().$count(sessions)).toBe(0);
    const [device] = await queries().select().from(devices).where(eq(devices.id, 'dev-03'));
    expect(device).toMatchObject({ version: 1, answers: { workingName: 'SterilGaze pad' } });
    expect(instance.events).toContainEqual(expect.objectContaining({ event: 'admin_command', what: 'demo reset' }));
    expect((await reset('confirm')).ok).toBe(true);
    expect(await counts()).toEqual(first);
  });

  it('retains accounts that people registered, with their devices, shortlists and courses (D.331)', async () => {
    const token = await operator(instance);
    const { device } = (await instance.call(createDevice, { token, body: idea })).body;
    await instance.call(addToShortlist, { token, body: { device_id: device.id, notifiedBody: '9102' } });
    const [account] = await queries().select().from(accounts).where(eq(accounts.demo, false));
    const [taken] = await queries().select().from(courseRegistrations);
    if (!account || !taken) throw new Error('No account or registration');
    await queries()
      .update(courseRegistrations)
      .set({ accountId: account.id })
      .where(eq(courseRegistrations.id, taken.id));
    expect((await reset('confirm')).ok).toBe(true);
    const { entries } = (await instance.call(listShortlist, { token, query: { device_id: device.id } })).body;
    expect(entries.map(({ notifiedBody }) => notifiedBody)).toEqual(['9102']);
    const stayed = await queries()
      .select()
      .from(courseRegistrations)
      .where(eq(courseRegistrations.courseId, taken.courseId));
    expect(stayed.map(({ id }) => id)).toEqual([taken.id]);
    expect(await queries().$count(courses)).toBe(5);
  });

  it('leaves the windows of a body that another account represents', async () => {
    const [body] = await queries().select().from(accounts).where(eq(accounts.id, 'nb-9102'));
    if (!body) throw new Error('No account of body 9102');
    await queries().update(accounts).set({ requestStatus: 'rejected' }).where(eq(accounts.id, 'nb-9102'));
    await queries()
      .insert(accounts)
      .values({ ...body, id: 'someone', email: 'someone@example.org', demo: false });
    const ofBody = () => queries().select().from(windows).where(eq(windows.notifiedBody, '9102'));
    await queries().update(windows).set({ note: 'Ours' }).where(eq(windows.notifiedBody, '9102'));
    const before = await ofBody();
    expect((await reset('confirm')).ok).toBe(true);
    expect(await ofBody()).toEqual(before);
    const [again] = await queries().select().from(accounts).where(eq(accounts.id, 'nb-9102'));
    expect(again?.requestStatus).toBe('rejected');
  });
});

describe('npm run admin -- demo reset', () => {
  it('writes the current version over an older one, and refuses a database without demo data (D.331)', async () => {
    const instance = await createInstance();
    const command = () => runCommand(instance.portal, ['demo', 'reset', 'confirm']);
    const refusal = 'This database has no demo data. Only a first start with DEMO=on writes them.';
    expect(await command()).toEqual({ ok: false, text: refusal });
    expect((await runCommand(instance.portal, ['demo', 'reset'])).text).toBe(refusal);
    const { queries } = instance.portal.database;
    await seedVersion1(instance);
    expect((await command()).ok).toBe(true);
    expect(await queries.$count(windows)).toBe(1939);
    const [mark] = await queries.select().from(marks).where(eq(marks.name, 'demo_version'));
    expect(mark?.value).toBe('2');
    await instance.close();
  });
});
