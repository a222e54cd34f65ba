import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { getStatistics } from '@attesta/domain/statistics/calls';
import { figureIds, monthlyFigures, type FigureId, type PublishedCell } from '@attesta/domain/statistics/figures';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, devices, notifiedBodies, windows } from '../../database/schema.ts';
import { statisticsCells, statisticsCounts } from '../../database/statistics-schema.ts';
import { scheduleJobs } from '../../portal-jobs.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { addBody, addDevices, addOperators, addWindow } from '../../testing/market.ts';
import { operator } from '../../testing/people.ts';
import { countStatistics } from './count.ts';
import { nextCount } from './job.ts';
import { publishedFigures } from './store.ts';

const operators = Array.from({ length: 9 }, (_, index) => `operator-${index}`);
const [six, three] = [operators.slice(0, 6), operators.slice(6)];
const inFirstQuarter = {
  regulation: 'MDR',
  riskClass: 'IIa',
  stage: 'idea',
  targetSubmissionDate: '2027-02-01',
} as const;
const now = new Date('2026-11-21T09:00:00Z');

describe.each(databases)('Statistics on $name', (database) => {
  let instance: Instance;
  const queries = () => instance.portal.database.queries;
  const count = (at = now) => countStatistics(queries(), at);

  /** Returns the published cells of a figure: dimensions, then value, or the state of a cell without one. */
  async function cellsOf(figure: FigureId, period = 'current') {
    const rows = await queries().select().from(statisticsCells).where(eq(statisticsCells.figure, figure));
    const text = ({ dimensions, value, state }: PublishedCell) => [dimensions.join(' '), value ?? state] as const;
    return Object.fromEntries(rows.filter((row) => row.period === period).map(text));
  }

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  beforeEach(async () => {
    for (const table of [statisticsCounts, windows, devices, notifiedBodies, accounts]) await queries().delete(table);
    await addOperators(queries(), operators);
    await addBody(queries(), '9201', ['MDA0101', 'MDA0203']);
  });
  afterAll(() => instance.close());

  it('state the scarcity of a code in a quarter: rounded devices for each usable place (D.340)', async () => {
    await addDevices(queries(), six, { ...inFirstQuarter, designationCodes: ['MDA0101'] }, 2);
    for (const other of [
      { stage: 'application_lodged' as const },
      { targetSubmissionDate: null },
      { targetSubmissionDate: '2030-01-01' },
    ])
      await addDevices(queries(), six, { ...inFirstQuarter, designationCodes: ['MDA0101'], ...other });
    await addWindow(queries(), '9201', 'MDA0101', { slots: 8, reserved: 2 });
    for (const other of [
      { reserved: 3 },
      { manualStatus: 'closed' as const },
      { intakePool: 'sme' as const },
      { from: '2026-10-01', to: '2026-11-20' },
      { from: '2027-04-01', to: '2027-04-30' },
    ])
      await addWindow(queries(), '9201', 'MDA0101', other);
    await count();
    // 12 devices are published as 10, for 6 places: a window with many, which counts as 7.
    expect(await cellsOf('demand-quarter')).toEqual({ 'MDA0101 2027-Q1': 10 });
    expect(await cellsOf('demand-month')).toEqual({ 'MDA0101 2027-02': 10 });
    expect(await cellsOf('scarcity')).toEqual({ 'MDA-A1 2027-Q1': 1.5, 'MDA0101 2027-Q1': 1.5 });
  });

  it('count a target date in the past as today, and say where no place is (D.340)', async () => {
    const late = { ...inFirstQuarter, targetSubmissionDate: '2026-03-01', designationCodes: ['MDA0101'] as const };
    await addDevices(queries(), six, { ...late, designationCodes: ['MDA0101'] });
    await count();
    expect(await cellsOf('scarcity')).toEqual({ 'MDA-A1 2026-Q4': 'no_places', 'MDA0101 2026-Q4': 'no_places' });
  });

  it('leave out what fewer than five operators need, and show its group if no difference reveals it (D.85, D.340)', async () => {
    await addDevices(queries(), six, { ...inFirstQuarter, designationCodes: ['MDA0203'] }, 2);
    await addDevices(queries(), three, { ...inFirstQuarter, designationCodes: ['MDA0204'] });
    await addWindow(queries(), '9201', 'MDA0203', { slots: 5 });
    await count();
    expect(await cellsOf('demand-group')).toEqual({ 'MDA-A2 2027-Q1': 15 });
    expect(await cellsOf('demand-quarter')).toEqual({ 'MDA0203 2027-Q1': 'withheld' });
    expect(await cellsOf('scarcity')).toEqual({ 'MDA-A2 2027-Q1': 4, 'MDA0203 2027-Q1': 'withheld' });
  });

  it('withhold what one operator dominates (D.85, D.340)', async () => {
    await addDevices(queries(), six, { ...inFirstQuarter, designationCodes: ['MDA0101'] });
    await addDevices(queries(), ['operator-0'], { ...inFirstQuarter, designationCodes: ['MDA0101'] }, 30);
    await count();
    expect(await cellsOf('demand-quarter')).toEqual({ 'MDA0101 2027-Q1': 'withheld' });
    expect(await cellsOf('devices-registered')).toEqual({ '': 'withheld', MDR: 'withheld', 'MDR IIa': 'withheld' });
  });

  it('count devices by regulation, class and stage, and operators by role and size', async () => {
    await addDevices(queries(), operators, { regulation: 'MDR', riskClass: 'III', stage: 'idea' }, 2);
    await addDevices(queries(), six, { regulation: 'IVDR', stage: 'certified' });
    await addOperators(queries(), ['large-1', 'large-2', 'large-3', 'large-4', 'large-5', 'large-6'], 'large');
    const [archived] = await queries().select().from(devices).where(eq(devices.ownerId, 'operator-0'));
    await queries()
      .update(devices)
      .set({ archivedAt: now })
      .where(eq(devices.id, archived?.id ?? ''));
    await count();
    expect(await cellsOf('devices-registered')).toEqual({
      '': 25,
      MDR: 15,
      'MDR III': 15,
      IVDR: 5,
      'IVDR unstated': 5,
    });
    expect(await cellsOf('devices-by-stage')).toEqual({ 'MDR idea': 15, 'IVDR certified': 5 });
    expect(await cellsOf('operators-by-role')).toEqual({ '': 15, 'market-operator-sme-mne': 15 });
    expect(await cellsOf('sme-share')).toEqual({
      '': 15,
      sme: 10,
      large: 5,
      'market-operator-sme-mne sme': 10,
      'market-operator-sme-mne large': 5,
    });
    await queries().update(accounts).set({ deletionAt: now }).where(eq(accounts.id, 'large-1'));
    await queries().update(accounts).set({ deactivatedAt: now }).where(eq(accounts.id, 'large-2'));
    await count();
    // Four large ones are left, so the SMEs are withheld, too.
    expect(await cellsOf('sme-share')).toEqual({ '': 15, sme: 'withheld', 'market-operator-sme-mne sme': 'withheld' });
  });

  it('count legacy devices by the end of their transition period, which depends on the class detail', async () => {
    const legacy = { regulation: 'MDR', riskClass: 'IIb', isLegacy: 'yes', stage: 'idea' } as const;
    await addDevices(queries(), six, legacy, 2);
    await addDevices(queries(), operators, { ...legacy, implantable: 'yes' });
    for (const other of [{ isLegacy: 'no' as const }, { riskClass: null }, { stage: 'certified' as const }])
      await addDevices(queries(), operators, { ...legacy, ...other });
    await count();
    expect(await cellsOf('deadline-wave')).toEqual({
      MDR: 20,
      'MDR 2027-12-31': 10,
      'MDR 2027-12-31 IIb': 10,
      'MDR 2028-12-31': 10,
      'MDR 2028-12-31 IIb': 10,
    });
  });

  it('state the median days from the target date to the first start of a match, in weeks (D.584)', async () => {
    const complete = {
      ...Object.fromEntries(characteristicIds.map((id) => [id, 'no'])),
      ...inFirstQuarter,
      designationCodes: ['MDA0101' as const],
      documentationLanguages: ['en' as const],
    };
    await addDevices(queries(), operators, complete);
    for (const other of [
      { documentationLanguages: null },
      { targetSubmissionDate: null },
      { stage: 'application_lodged' as const },
    ])
      await addDevices(queries(), operators, { ...complete, ...other }, 3);
    await count();
    const inFebruary = ['MDR', 'MDR IIa', 'MDR IIa 2027-02'];
    const all = <Value>(value: Value) => Object.fromEntries(inFebruary.map((id) => [id, value]));
    expect(await cellsOf('next-start')).toEqual(all('no_start'));
    await addWindow(queries(), '9201', 'MDA0101', { from: '2027-02-23', to: '2027-03-31' });
    await count();
    expect(await cellsOf('next-start')).toEqual(all(21));
    // A first-time applicant and a body that takes none; a pool that only SMEs use.
    await queries().update(windows).set({ intakePool: 'sme' });
    await count();
    expect(await cellsOf('next-start')).toEqual(all(21));
    await queries().delete(accounts);
    await addOperators(queries(), operators, 'large');
    await addDevices(queries(), operators, complete);
    await count();
    expect(await cellsOf('next-start')).toEqual(all('no_start'));
    await addDevices(queries(), ['operator-0'], complete, 9);
    await count();
    expect(await cellsOf('next-start')).toEqual(all('withheld'));
  });

  it('count devices by country, and for bodies the classes and languages of devices without a lodged application (D.586, D.587)', async () => {
    const device = { ...inFirstQuarter, designationCodes: ['MDA0101' as const], manufacturerCountry: 'RO' as const };
    await addDevices(queries(), operators, { ...device, documentationLanguages: ['en', 'ro'] });
    await addDevices(queries(), six, { ...device, riskClass: 'III', manufacturerCountry: null });
    await addDevices(queries(), operators, { ...device, stage: 'certified', documentationLanguages: ['fr'] }, 2);
    await count();
    expect(await cellsOf('devices-by-country')).toEqual({ 'MDR RO': 25, 'MDR unstated': 5 });
    expect(await cellsOf('demand-class')).toEqual({ 'MDA-A1 IIa 2027-Q1': 10, 'MDA-A1 III 2027-Q1': 5 });
    expect(await cellsOf('demand-language')).toEqual({ 'MDR en': 10, 'MDR ro': 10 });
  });

  it('count designated bodies and those with a usable window in the next 90 days, without suppression', async () => {
    await addBody(queries(), '9202', ['MDA0101'], { intake: 'suspended' });
    for (const number of ['9201', '9202']) await addWindow(queries(), number, 'MDA0101');
    await addWindow(queries(), '9201', 'MDA0203', { from: '2027-06-20', to: '2027-07-10' });
    await count();
    expect(await cellsOf('nb-designated')).toEqual({ MDA0101: 2, MDA0203: 1 });
    expect(await cellsOf('nb-open')).toEqual({ MDA0101: 1 });
    expect(await cellsOf('nb-open-month')).toEqual({
      'MDA0101 2027-01': 1,
      'MDA0203 2027-06': 1,
      'MDA0203 2027-07': 1,
    });
  });

  it('keep the last count of a month, which never changes again (D.340)', async () => {
    await addDevices(queries(), operators, { regulation: 'MDR', stage: 'idea' });
    await count(new Date('2026-11-30T01:30:00Z'));
    await addDevices(queries(), operators, { regulation: 'MDR', stage: 'idea' });
    await count(new Date('2026-12-01T01:30:00Z'));
    expect(await cellsOf('devices-registered', '2026-11')).toEqual({});
    await queries().delete(devices);
    await count(new Date('2026-12-02T01:30:00Z'));
    const november = { '': 20, MDR: 20, 'MDR unstated': 20 };
    expect(await cellsOf('devices-registered', '2026-11')).toEqual(november);
    expect(await cellsOf('devices-by-stage', '2026-11')).toEqual({});
    expect(await cellsOf('devices-registered')).toEqual({});
    // A count with a clock that is wrong, and every later one, leaves the published month as it is.
    await count(new Date('2026-11-29T01:30:00Z'));
    await count(new Date('2026-12-03T01:30:00Z'));
    expect(await cellsOf('devices-registered', '2026-11')).toEqual(november);
  });

  it('are those of the last count until a count is complete, also if it is aborted at any moment (D.585)', async () => {
    const figures = () => publishedFigures(queries(), figureIds);
    const lodged = {
      ...inFirstQuarter,
      designationCodes: ['MDA0101' as const],
      documentationLanguages: ['en' as const],
    };
    await addDevices(queries(), operators, lodged, 2);
    await addWindow(queries(), '9201', 'MDA0101');
    await count(new Date('2026-11-30T01:30:00Z'));
    const former = await figures();
    await addDevices(queries(), operators, { ...lodged, riskClass: 'III' }, 2);
    await addWindow(queries(), '9201', 'MDA0203');
    const next = new Date('2026-12-02T01:30:00Z');
    let moments = 0;
    const seen = new Set<string>();
    for (let isDone = false; !isDone; moments += 1) {
      let left = moments;
      const pause = async () => {
        if (left === 0) throw new Error('aborted');
        left -= 1;
      };
      isDone = await countStatistics(queries(), next, pause).then(
        () => true,
        () => false,
      );
      if (!isDone) seen.add(JSON.stringify(await figures()));
    }
    expect(moments).toBeGreaterThan(40);
    expect([...seen]).toEqual([JSON.stringify(former)]);
    const afterAborts = await figures();
    expect(afterAborts.cells).not.toEqual(former.cells);
    const november = afterAborts.cells.filter(({ period }) => period === '2026-11');
    expect(november.map((cell) => ({ ...cell, period: 'current' }))).toEqual(
      former.cells.filter(({ figure }) => (monthlyFigures as readonly FigureId[]).includes(figure)),
    );
    await count(next);
    expect(await figures()).toEqual(afterAborts);
    expect(await queries().$count(statisticsCounts)).toBe(2);
  });

  it('let other requests run between their statements, and read no more rows with one than a page has (D.585)', async () => {
    await addDevices(queries(), operators, { regulation: 'MDR', stage: 'idea' }, 60);
    let others = 0;
    await countStatistics(queries(), now, async () => {
      await queries().select({ id: accounts.id }).from(accounts).limit(1);
      others += 1;
    });
    expect(others).toBeGreaterThan(operators.length * 60);
    expect(await cellsOf('devices-registered')).toMatchObject({ MDR: 540 });
  });

  it('are counted right after the start, then every night, with the same result if a count is repeated (D.340)', async () => {
    await addDevices(queries(), operators, { regulation: 'MDR', stage: 'idea' });
    const runAt = nextCount(instance.portal.clock());
    expect(runAt.toISOString()).toBe('2026-11-22T01:30:00.000Z');
    expect(nextCount(runAt).toISOString()).toBe('2026-11-23T01:30:00.000Z');
    await scheduleJobs(queries(), instance.portal.clock());
    await instance.runJobs();
    const first = await queries().select().from(statisticsCells);
    expect(first.length).toBeGreaterThan(0);
    await count();
    expect(await queries().select().from(statisticsCells)).toEqual(first);
  });

  it('are returned to market operators and notified bodies, the demand for codes only to bodies', async () => {
    const token = await operator(instance);
    await addDevices(queries(), six, { ...inFirstQuarter, designationCodes: ['MDA0101'] });
    expect((await instance.call(getStatistics, { token })).body).toEqual({ count: null, cells: [] });
    await count();
    const { body } = await instance.call(getStatistics, { token });
    expect(body.count).toEqual({ countedAt: now.toISOString(), day: '2026-11-21', isDemo: false });
    expect(new Set(body.cells.map(({ figure }) => figure))).toContain('scarcity');
    expect(body.cells.filter(({ figure }) => figure.startsWith('demand'))).toEqual([]);
    expect((await instance.call(getStatistics)).status).toBe(401);
    await queries()
      .update(accounts)
      .set({
        roleId: 'notified-body-supportive-partner',
        requestStatus: 'approved',
        profile: {
          kind: 'notified_body',
          number: '9201',
          name: 'Body 9201',
          country: 'DE',
          city: 'Kassel',
          contactEmail: 'desk@example.org',
          showContact: false,
          documentationLanguages: ['en'],
        },
      })
      .where(like(accounts.email, 'person-%'));
    const { cells } = (await instance.call(getStatistics, { token })).body;
    expect(cells).toContainEqual({
      figure: 'demand-quarter',
      period: 'current',
      dimensions: ['MDA0101', '2027-Q1'],
      state: 'shown',
      value: 5,
    });
    await queries().update(accounts).set({ roleId: 'job-candidate' });
    expect((await instance.call(getStatistics, { token })).status).toBe(403);
  });
});
