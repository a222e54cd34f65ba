import { stageProblems } from '@attesta/domain/devices/validate';
import { daysBetween } from '@attesta/domain/values/dates';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { accounts, devices, marks, notifiedBodies, windows } from '../database/schema.ts';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { demoDay } from '../testing/settings.ts';
import { demoData } from './organisations.ts';
import { prepareDemoData } from './prepare.ts';
import { marketData } from './market.ts';
import { randomSource } from './random.ts';

const market = marketData(demoDay);

describe('The demo market', () => {
  it('has 24 bodies, 300 operators, 4,000 devices and 3,000 windows over three years, the small demo among them (D.590)', () => {
    const { bodies, operators, devices: own, windows: places } = market;
    expect([bodies.length, operators.length, own.length, places.length]).toEqual([24, 300, 4000, 3000]);
    const small = demoData(demoDay);
    expect(own.slice(0, small.devices.length)).toEqual(small.devices);
    expect(places.slice(0, small.windows.length)).toEqual(small.windows);
    for (const all of [operators.map(({ id }) => id), own.map(({ id }) => id), places.map(({ id }) => id)]) {
      expect(new Set(all).size).toBe(all.length);
    }
    const names = operators.map(({ profile }) => profile.organisationName);
    expect(new Set(names).size).toBe(300);
    const days = places.flatMap(({ from, to }) => [from, to]).toSorted();
    expect(daysBetween(days[0] ?? '', days.at(-1) ?? '')).toBeGreaterThan(3 * 365);
  });

  it('is the same on every machine, relative to the day (D.590)', () => {
    expect(marketData(demoDay)).toEqual(market);
    const later = marketData('2027-02-01');
    expect(later.operators).toEqual(market.operators);
    expect(later.windows.map(({ id, slots, reserved }) => [id, slots, reserved])).toEqual(
      market.windows.map(({ id, slots, reserved }) => [id, slots, reserved]),
    );
    const source = randomSource(7);
    expect([source.int(1, 100), source.int(1, 100), source.pick(['a', 'b', 'c']), source.chance(0.5)]).toEqual([
      2,
      7,
      'c',
      false,
    ]);
  });

  it('has devices that meet every rule of their stage (D.590)', () => {
    const owners = new Map(market.operators.map(({ id, profile }) => [id, profile]));
    const generated = market.devices.filter(({ id }) => id.startsWith('market-'));
    const problems = generated.flatMap(({ id, operator, answers }) => {
      const facts = owners.get(operator) ?? null;
      const found = stageProblems(answers, { today: demoDay, previous: answers, operator: facts });
      return Object.keys(found).length > 0 ? [[id, found]] : [];
    });
    expect(problems).toEqual([]);
  });

  it('has operators before their devices, and changes after additions, over the past months (D.590)', () => {
    const since = new Map(market.operators.map(({ id, daysAgo = 0 }) => [id, daysAgo]));
    for (const { operator, daysAgo = 0, changedDaysAgo = 0 } of market.devices) {
      expect(daysAgo).toBeLessThanOrEqual(since.get(operator) ?? 0);
      expect(changedDaysAgo).toBeLessThanOrEqual(daysAgo);
    }
    const months = (ages: number[]) => new Set(ages.map((age) => Math.floor(age / 30))).size;
    expect(months(market.operators.map(({ daysAgo = 0 }) => daysAgo))).toBeGreaterThanOrEqual(12);
    expect(months(market.devices.map(({ daysAgo = 0 }) => daysAgo))).toBeGreaterThanOrEqual(12);
  });
});

describe.each(databases)('DEMO=market on $name', (database) => {
  let instance: Instance;
  const counts = async () => {
    const { queries } = instance.portal.database;
    return [
      await queries.$count(notifiedBodies),
      await queries.$count(accounts),
      await queries.$count(devices),
      await queries.$count(windows),
    ];
  };
  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true, demoKind: 'market' } });
  });
  afterAll(() => instance.close());

  it('fills an empty database, and is started anew by demo reset (D.590)', async () => {
    const { queries } = instance.portal.database;
    const expected = [24, 300 + 24 + 4, 4000, 3000];
    expect(await counts()).toEqual(expected);
    const [device] = market.devices.slice(-1);
    const [stored] = await queries
      .select()
      .from(devices)
      .where(eq(devices.id, device?.id ?? ''));
    expect(stored?.answers).toEqual(device?.answers);
    await instance.signIn('op-300');
    await queries.delete(devices);
    expect((await runCommand(instance.portal, ['demo', 'reset', 'confirm'])).ok).toBe(true);
    expect(await counts()).toEqual(expected);
  });

  it('retains the generated records when the demo data have a new version (D.331, D.590)', async () => {
    const { queries } = instance.portal.database;
    await queries.delete(marks).where(eq(marks.name, 'demo_version'));
    await prepareDemoData(instance.portal);
    expect(await counts()).toEqual([24, 328, 4000, 3000]);
  });
});
