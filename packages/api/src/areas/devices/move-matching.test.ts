import * as calls from '@attesta/domain/devices/calls';
import { otherTotalSchema } from '@attesta/domain/devices/moved-devices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';

const idea = (workingName: string) => ({
  workingName,
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
});

describe.each(databases)('All devices that match a filter on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  /** A caller with devices of these names. */
  async function operatorWith(...names: string[]) {
    const token = await operator(instance);
    const ids: Record<string, string> = {};
    for (const name of names) {
      const { body } = await instance.call(calls.createDevice, { token, body: idea(name) });
      ids[name] = body.device.id;
    }
    const named = async (state: 'active' | 'archived') => {
      const { body } = await instance.call(calls.listDevices, { token, query: { state, sort: 'name' } });
      return body.devices.map(({ workingName }) => workingName);
    };
    return {
      ids,
      named,
      archive: (body: object) => instance.call(calls.archiveDevices, { token, body }),
      restore: (body: object) => instance.call(calls.restoreDevices, { token, body }),
    };
  }

  it('are archived at once except the named ones; the instant of the call undoes it (D.540)', async () => {
    const { ids, named, archive, restore } = await operatorWith('Pump A', 'Pump B', 'Pump C', 'Valve A', 'Pump Z');
    await archive({ ids: [ids['Pump Z']] });
    instance.pass(1000);
    const body = { filter: { search: 'pump', stage: 'idea' }, except: [ids['Pump B']], expectedTotal: 3 };
    const { body: moved } = await archive(body);
    expect(moved).toMatchObject({ changed: [], unchanged: [], notFound: [], count: 2 });
    expect(await named('active')).toEqual(['Pump B', 'Valve A']);
    expect(await named('archived')).toEqual(['Pump A', 'Pump C', 'Pump Z']);

    const undo = { filter: { archivedAt: moved.archivedAt }, expectedTotal: 2 };
    expect((await restore(undo)).body).toMatchObject({ count: 2, archivedAt: null });
    expect(await named('archived')).toEqual(['Pump Z']);
    expect((await restore({ filter: {}, expectedTotal: 1 })).body.count).toBe(1);
    expect(await named('archived')).toEqual([]);
  });

  it('are not moved if their number has changed; the response has the current number (D.540)', async () => {
    const { ids, named, archive, restore } = await operatorWith('Pump A', 'Pump B');
    for (const expectedTotal of [0, 1, 3]) {
      const refused = await archive({ filter: {}, except: [ids['Pump A']], expectedTotal });
      expect([refused.status, otherTotalSchema.parse(JSON.parse(refused.text))]).toMatchObject([
        409,
        { code: 'conflict', total: 2 },
      ]);
    }
    expect(await named('active')).toEqual(['Pump A', 'Pump B']);
    expect((await restore({ filter: {}, expectedTotal: 2 })).status).toBe(409);
  });

  it("are the caller's own, whatever is excepted", async () => {
    const [mine, other] = [await operatorWith('Mine'), await operatorWith('Other')];
    const { body } = await mine.archive({ filter: {}, except: [other.ids['Other'], 'absent'], expectedTotal: 1 });
    expect(body.count).toBe(1);
    expect([await mine.named('archived'), await other.named('active')]).toEqual([['Mine'], ['Other']]);
  });

  it('are archived by one of two simultaneous calls', async () => {
    const { named, archive } = await operatorWith('Pump A', 'Pump B', 'Pump C');
    const body = { filter: {}, expectedTotal: 3 };
    const results = await Promise.all([archive(body), archive(body)]);
    expect(results.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(await named('archived')).toHaveLength(3);
  });

  it.each<[string, object, string[]]>([
    ['no total', { filter: {} }, ['expectedTotal']],
    ['a negative total', { filter: {}, expectedTotal: -1 }, ['expectedTotal']],
    ['an unknown filter', { filter: { owner: 'x' }, expectedTotal: 1 }, ['filter.owner']],
    ['an unknown stage', { filter: { stage: 'sold' }, expectedTotal: 1 }, ['filter.stage']],
    ['a device that is excepted twice', { filter: {}, except: ['a', 'a'], expectedTotal: 1 }, ['except']],
    ['ids besides the filter', { filter: {}, expectedTotal: 1, ids: ['a'] }, ['ids']],
  ])('are not moved by a call with %s', async (_name, body, fields) => {
    const { named, archive } = await operatorWith('Pump');
    const refused = await archive(body);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, fields]);
    expect(await named('active')).toEqual(['Pump']);
  });

  it.each(['yesterday', '0000-01-01T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '2026-11-21'])(
    'are not restored by the instant %s',
    async (archivedAt) => {
      const { restore } = await operatorWith('Pump');
      const refused = await restore({ filter: { archivedAt }, expectedTotal: 0 });
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['filter.archivedAt']]);
    },
  );
});
