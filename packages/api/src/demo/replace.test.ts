import { changeWindows, listWindows } from '@attesta/domain/availability/calls';
import { configureAccount } from '@attesta/domain/account/calls';
import { inputOf, type WindowInput } from '@attesta/domain/availability/changes';
import { windowProblem } from '@attesta/domain/availability/rules';
import { archiveDevices, createDevice, deleteDevice, updateDevice } from '@attesta/domain/devices/calls';
import { addToShortlist, listShortlist } from '@attesta/domain/shortlist/calls';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts, devices, marks, notifiedBodies, windows } from '../database/schema.ts';
import { databases } from '../testing/databases.ts';
import { demoVersion1, seedVersion1 } from '../testing/demo-version-1.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { demoDay } from '../testing/settings.ts';
import { demoAccounts } from './accounts.ts';
import { demoData } from './organisations.ts';
import { prepareDemoData } from './prepare.ts';
import previous from './previous-versions.json' with { type: 'json' };
import { fingerprintOfConfiguration } from './untouched.ts';

const current = demoData(demoDay);
const configurationsOf = ({ operators, bodies }: typeof current) =>
  demoAccounts(operators, bodies, { passwordHash: '', now: new Date(0) }).filter(({ id }) => /^(?:op|nb)-/.test(id));
const profilesOf = (data: typeof current) => new Map(configurationsOf(data).map(({ id, profile }) => [id, profile]));

const idea = {
  workingName: 'Pulse one',
  regulation: 'MDR',
  stage: 'idea',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

it('knows the devices and configurations of version 1', () => {
  expect(previous.devices).toEqual(demoVersion1.devices.map(({ id }) => id));
  expect(previous.configurations).toEqual(
    Object.fromEntries(
      configurationsOf(demoVersion1).map(({ id, profile }) => [id, [fingerprintOfConfiguration(profile ?? null)]]),
    ),
  );
});

describe.each(databases)('Demo data of an older version on $name', (database) => {
  let instance: Instance;
  const queries = () => instance.portal.database.queries;
  const start = () => prepareDemoData(instance.portal);
  const windowsOf = (number: string) => queries().select().from(windows).where(eq(windows.notifiedBody, number));
  const versionMark = async () =>
    (await queries().select().from(marks).where(eq(marks.name, 'demo_version')))[0]?.value;

  beforeEach(async () => {
    instance = await createInstance({ database });
    await seedVersion1(instance);
  });
  afterEach(() => instance.close());

  it('are replaced at the next start, once, if nobody touched them (D.331)', async () => {
    const before = await queries().select().from(devices).where(eq(devices.id, 'dev-01'));
    instance.pass(3_600_000);
    await start();
    expect(await queries().select().from(windows).orderBy(windows.id)).toEqual(
      current.windows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    const bodies = await queries().select().from(notifiedBodies).orderBy(notifiedBodies.number);
    expect(bodies.map(({ facts }) => facts)).toEqual(current.bodies);
    const stored = await queries().select().from(devices).orderBy(devices.id);
    expect(stored.map(({ id, ownerId, answers }) => [id, ownerId, answers])).toEqual(
      current.devices.map(({ id, operator, answers }) => [id, operator, answers]),
    );
    expect(stored[0]).toMatchObject({ createdAt: before[0]?.createdAt, updatedAt: before[0]?.updatedAt });
    const profiles = profilesOf(current);
    const replaced = (await queries().select().from(accounts)).filter(({ id }) => profiles.has(id));
    expect(new Map(replaced.map(({ id, profile }) => [id, profile]))).toEqual(profiles);
    expect(await versionMark()).toBe('2');
    await queries().delete(devices);
    await start();
    expect(await queries().$count(devices)).toBe(0);
  });

  it('stay where a body changed, confirmed, added or deleted a window (D.331)', async () => {
    const token = await instance.signIn('nb-9101');
    const listed = (await instance.call(listWindows, { token, query: { pageSize: '500' } })).body.windows;
    const coming = listed.filter(({ code, from }) => /^MD[AN]/.test(code) && from > demoDay);
    const [changed, confirmed, deleted] = coming.filter(({ reserved }) => reserved === 0);
    if (!changed || !confirmed || !deleted) throw new Error('Too few windows');
    const input = (window: (typeof listed)[number]) => inputOf(window as WindowInput);
    const added = { ...input(changed), from: '2030-01-01', to: '2030-03-31', intakePool: 'sme' as const };
    await instance.call(changeWindows, {
      token,
      body: {
        changes: [
          { id: changed.id, version: 1, window: { ...input(changed), slots: 77 } },
          { id: confirmed.id, version: 1, window: input(confirmed) },
          { id: deleted.id, version: 1, window: null },
          // An id like those of the demo data.
          { id: 'w9999', version: null, window: added },
        ],
      },
    });
    const kept = (await windowsOf('9101')).filter(({ id }) => [changed.id, confirmed.id, 'w9999'].includes(id));
    await start();
    const after = await windowsOf('9101');
    expect(after.filter(({ id }) => !id.startsWith('w2-'))).toEqual(expect.arrayContaining(kept));
    expect(after.filter(({ id }) => !id.startsWith('w2-'))).toHaveLength(kept.length);
    const atDeleted = after.filter(
      ({ code, intakePool, from, to }) =>
        code === deleted.code && intakePool === deleted.intakePool && from <= deleted.to && deleted.from <= to,
    );
    expect(atDeleted).toEqual([]);
    const [row] = await queries().select().from(notifiedBodies).where(eq(notifiedBodies.number, '9101'));
    const problems = after.map((window) => {
      const designation = row?.facts.designations.find(({ regulation }) => regulation === window.regulation);
      return [window.id, windowProblem(window, after, designation)];
    });
    expect(problems.filter(([id, problem]) => problem !== null && id?.startsWith('w2-'))).toEqual([]);
    expect(problems.filter(([, problem]) => problem === 'overlap')).toEqual([]);
    expect((await windowsOf('9102')).every(({ id }) => id.startsWith('w2-'))).toBe(true);
  });

  it('stay where an operator changed, archived, shortlisted, deleted or configured something (D.331)', async () => {
    const [first, second, third] = [
      await instance.signIn('op-01'),
      await instance.signIn('op-02'),
      await instance.signIn('op-03'),
    ];
    const change = { version: 1, workingName: 'My own pad' };
    expect((await instance.call(updateDevice, { token: first, params: { id: 'dev-03' }, body: change })).status).toBe(
      200,
    );
    await instance.call(archiveDevices, { token: second, body: { ids: ['dev-05', 'dev-09'] } });
    await instance.call(deleteDevice, { token: second, params: { id: 'dev-09' } });
    await instance.call(addToShortlist, { token: third, body: { device_id: 'dev-07', notifiedBody: '9102' } });
    const profile = { ...profilesOf(demoVersion1).get('op-03'), organisationName: 'My Medtech AB' };
    await instance.call(configureAccount, { token: third, body: profile });
    const own = (
      await instance.call(createDevice, {
        token: first,
        body: idea,
      })
    ).body;
    const touched = ['dev-03', 'dev-05', 'dev-07', own.device.id];
    const stored = async () => queries().select().from(devices).orderBy(devices.id);
    const kept = (await stored()).filter(({ id }) => touched.includes(id));
    expect(kept).toHaveLength(4);
    await start();
    const after = await stored();
    expect(after.filter(({ id }) => touched.includes(id))).toEqual(kept);
    const others = current.devices.filter(({ id }) => !touched.includes(id) && id !== 'dev-09');
    expect(after.filter(({ id }) => !touched.includes(id)).map(({ id, answers }) => [id, answers])).toEqual(
      others.map(({ id, answers }) => [id, answers]),
    );
    const { entries } = (await instance.call(listShortlist, { token: third, query: { device_id: 'dev-07' } })).body;
    expect(entries).toHaveLength(1);
    const names = (await queries().select().from(accounts).orderBy(accounts.id)).flatMap(({ profile: each }) =>
      each?.kind === 'market_operator' ? [each.organisationName] : [],
    );
    expect(names).toContain('My Medtech AB');
    expect(names).toContain('Valomed Devices SRL');
  });

  it('stay for a body that changed its profile (D.331)', async () => {
    await queries().update(notifiedBodies).set({ version: 1 }).where(eq(notifiedBodies.number, '9104'));
    const rowOf = async () =>
      (await queries().select().from(notifiedBodies).where(eq(notifiedBodies.number, '9104')))[0];
    const before = [await rowOf(), await windowsOf('9104')];
    await start();
    expect([await rowOf(), await windowsOf('9104')]).toEqual(before);
    expect((await windowsOf('9105')).every(({ id }) => id.startsWith('w2-'))).toBe(true);
  });

  it('stay for a body that another account represents (D.331)', async () => {
    await queries().update(accounts).set({ requestStatus: 'rejected' }).where(eq(accounts.id, 'nb-9102'));
    await queries()
      .update(accounts)
      .set({ demo: false, requestStatus: 'approved', profile: profilesOf(demoVersion1).get('nb-9102') })
      .where(eq(accounts.id, 'not-approved'));
    const before = await windowsOf('9102');
    await start();
    expect(await windowsOf('9102')).toEqual(before);
    expect((await windowsOf('9103')).every(({ id }) => id.startsWith('w2-'))).toBe(true);
  });
});
