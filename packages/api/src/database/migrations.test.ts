import fs from 'node:fs';
import { join } from 'node:path';
import { notifiedBodySchema } from '@attesta/domain/availability/schema';
import { deviceAnswersSchema, emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { addKnownDevices, bytesOf, changeDevice } from '../areas/devices/store.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceQuota } from '../settings/device-quota.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { databases } from '../testing/databases.ts';
import { migrationsFolder } from './migrations.ts';
import { devices, notifiedBodies } from './schema.ts';

const statements = (file: string) =>
  fs.readFileSync(join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint');

/** Returns the statements of a migration that change data, so that a test can run them on rows of an older version. */
const dataStatements = (file: string) => statements(file).filter((statement) => /^UPDATE/m.test(statement));

describe.each(databases)('Migrations on $name', (database) => {
  let instance: Instance;
  afterEach(() => instance.close());

  it('give the conditions of designations an id and several codes, once', async () => {
    instance = await createInstance({ database });
    const { queries } = instance.portal.database;
    const designation = {
      validFrom: '2023-01-01',
      validTo: null,
      procedures: ['IX(I)'],
      codes: ['MDN1101', 'MDA0101'],
    };
    const old = {
      number: '9103',
      name: 'Certificazioni Srl',
      country: 'IT',
      city: 'Bologna',
      utcOffsetHours: 1,
      documentationLanguages: ['it'],
      sizeBand: 'small',
      feeBand: 'low',
      smeScheme: null,
      acceptsFirstTimeApplicants: true,
      medianMonthsByClass: {},
      classesTakenOn: ['III'],
      designations: [
        {
          ...designation,
          regulation: 'MDR',
          conditions: [
            { code: 'MDN1101', condition: 'excluding heart valves' },
            { code: 'MDA0101', condition: 'excluding brain stimulation' },
          ],
        },
        { ...designation, regulation: 'IVDR', conditions: [] },
      ],
      contact: null,
      intake: 'open',
    };
    await queries.insert(notifiedBodies).values([
      { number: '9103', facts: old as never },
      { number: '9104', facts: { ...old, number: '9104', designations: [] } as never },
    ]);
    const migrated = async () => {
      for (const statement of dataStatements('0008_application_kinds.sql')) await queries.execute(sql.raw(statement));
      return queries.select().from(notifiedBodies).orderBy(notifiedBodies.number);
    };
    const rows = await migrated();
    expect(rows.map(({ facts }) => notifiedBodySchema.parse(facts))).toEqual(rows.map(({ facts }) => facts));
    const more = { question: null, excludes: null, source: null };
    expect(rows[0]?.facts).toEqual({
      ...old,
      kindsTaken: [],
      designations: [
        {
          ...old.designations[0],
          conditions: [
            { id: 'c-9103-mdr-1', codes: ['MDN1101'], text: 'excluding heart valves', ...more },
            { id: 'c-9103-mdr-2', codes: ['MDA0101'], text: 'excluding brain stimulation', ...more },
          ],
        },
        old.designations[1],
      ],
    });
    expect(await migrated()).toEqual(rows);
  });

  it('give each identifier its own issuing entity and its canonical form, where that is clear, once (D.653)', async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    const { queries } = instance.portal.database;
    const add = async (ownerId: string, id: string, fields: Partial<DeviceAnswers>) => {
      const { basicIssuingEntity: _added, ...answers } = { ...emptyDevice, workingName: id, ...fields };
      const known = { id, ownerId, answers: answers as DeviceAnswers, createdAt: new Date(), updatedAt: new Date() };
      await addKnownDevices(queries, [known]);
      const udi = answers.udiDi && `${answers.issuingEntity}:${answers.udiDi}`;
      await queries.update(devices).set({ udi }).where(eq(devices.id, id));
    };
    await add('op-01', 'carrier', { issuingEntity: 'HIBCC', udiDi: '+A123BJC5D6E71G' });
    await add('op-01', 'first', { issuingEntity: 'ICCBBA', udiDi: '=/A9999XYZ100T0944', basicUdiDi: 'A9999MODEL' });
    await add('op-01', 'second', { issuingEntity: 'ICCBBA', udiDi: 'A9999XYZ100T0944' });
    await add('op-02', 'elsewhere', { issuingEntity: 'ICCBBA', udiDi: '=/A9999XYZ100T0944' });
    const migrated = async () => {
      for (const statement of dataStatements('0013_identifiers.sql')) await queries.execute(sql.raw(statement));
      const ids = ['carrier', 'first', 'second', 'elsewhere'];
      const rows = await queries.select().from(devices).where(inArray(devices.id, ids));
      return Object.fromEntries(rows.map(({ id, answers, udi, bytes }) => [id, { ...answers, udi, bytes }]));
    };
    const rows = await migrated();
    expect(rows).toMatchObject({
      carrier: { udiDi: 'A123BJC5D6E71', udi: 'HIBCC:A123BJC5D6E71', basicIssuingEntity: null },
      first: { udiDi: '=/A9999XYZ100T0944', udi: 'ICCBBA:=/A9999XYZ100T0944', basicIssuingEntity: 'ICCBBA' },
      second: { udiDi: 'A9999XYZ100T0944', basicIssuingEntity: null },
      elsewhere: { udiDi: 'A9999XYZ100T0944', udi: 'ICCBBA:A9999XYZ100T0944' },
    });
    for (const { udi: _udi, bytes, ...answers } of Object.values(rows))
      expect(bytes).toBe(bytesOf(deviceAnswersSchema.parse(answers)));
    expect(await migrated()).toEqual(rows);
  });

  it('make a UDI-DI one identifier with and without issuing entity, where no other device has it (D.651)', async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    const { queries } = instance.portal.database;
    const udiDi = 'A9999XYZ100T0944';
    const stored = [
      { id: 'first', ownerId: 'op-01', udi: `:${udiDi}`, createdAt: new Date(1) },
      { id: 'second', ownerId: 'op-01', udi: `ICCBBA:${udiDi}`, createdAt: new Date(2) },
      { id: 'elsewhere', ownerId: 'op-02', udi: `ICCBBA:${udiDi}`, createdAt: new Date(3) },
    ];
    for (const { udi, ...device } of stored) {
      const answers = { ...emptyDevice, workingName: device.id, udiDi: null };
      await addKnownDevices(queries, [{ ...device, answers, updatedAt: new Date() }]);
      await queries
        .update(devices)
        .set({ udi, answers: { ...answers, udiDi } })
        .where(eq(devices.id, device.id));
    }
    const migrated = async () => {
      for (const statement of statements('0015_udi.sql')) await queries.execute(sql.raw(statement));
      const rows = await queries
        .select()
        .from(devices)
        .where(eq(sql`${devices.answers} ->> 'udiDi'`, udiDi));
      return Object.fromEntries(rows.map(({ id, udi }) => [id, udi]));
    };
    const expected = { first: udiDi, second: `ICCBBA:${udiDi}`, elsewhere: udiDi };
    expect(await migrated()).toEqual(expected);
    expect(await migrated()).toEqual(expected);
    const save = (id: string, changes: Partial<DeviceAnswers>) =>
      changeDevice(queries, 'op-01', {
        id,
        version: 1,
        answers: { ...emptyDevice, workingName: 'Saved', udiDi, ...changes },
        quota: deviceQuota,
        now: new Date(),
      });
    expect(await save('second', {})).toMatchObject({ workingName: 'Saved', udiDi, version: 2 });
    await expect(save('first', { udiDi: 'A9999XYZ100T0999' })).resolves.toMatchObject({ version: 2 });
  });

  it('remove a blank UDI-DI and its key, so that several devices can be without one (D.651)', async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    const { queries } = instance.portal.database;
    const blanks = { empty: '', spaces: ' \t', invisible: '\u00A0\u200B' };
    for (const [id, udiDi] of Object.entries(blanks)) {
      const device = { id, ownerId: 'op-01', createdAt: new Date(), updatedAt: new Date() };
      const answers = { ...emptyDevice, workingName: id };
      await addKnownDevices(queries, [{ ...device, answers }]);
      await queries
        .update(devices)
        .set({ udi: `:${udiDi}`, answers: { ...answers, udiDi }, bytes: bytesOf({ ...answers, udiDi }) })
        .where(eq(devices.id, id));
    }
    for (const statement of statements('0015_udi.sql')) await queries.execute(sql.raw(statement));
    const rows = await queries
      .select()
      .from(devices)
      .where(inArray(devices.id, Object.keys(blanks)));
    expect(rows.map(({ udi, answers }) => [udi, answers.udiDi])).toEqual(Array(3).fill([null, null]));
    for (const { bytes, answers } of rows) expect(bytes).toBe(bytesOf(answers));
  });

  it('give devices the search text and the sort name that they get when they are stored now (D.656)', async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    const { queries } = instance.portal.database;
    const names = [
      'Łódź Straße  Œuvre',
      'Côte d’Ivoire – Pump ٢',
      'ＰＵＭＰ １２',
      'İğne',
      'Σύστημα ΟΔΟΣ',
      'Plain 007',
    ];
    await addKnownDevices(
      queries,
      names.map((workingName, index) => ({
        id: `d${index}`,
        ownerId: 'op-01',
        answers: { ...emptyDevice, workingName, ...(index === 5 && { issuingEntity: 'IFA', udiDi: 'PPN-11ABC' }) },
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    );
    const read = () =>
      queries
        .select({ id: devices.id, searchText: devices.searchText, sortName: devices.sortName })
        .from(devices)
        .where(
          inArray(
            devices.id,
            Object.keys(names).map((index) => `d${index}`),
          ),
        )
        .orderBy(devices.id);
    const expected = await read();
    expect(expected[5]).toEqual({ id: 'd5', searchText: 'plain 007\nppn-11abc', sortName: 'plain 0000000007' });
    for (const [index, name] of names.entries()) {
      const before = name
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f]/g, '');
      await queries
        .update(devices)
        .set({ searchText: name.toLowerCase(), sortName: before })
        .where(eq(devices.id, `d${index}`));
    }
    for (const statement of statements('0014_search.sql')) await queries.execute(sql.raw(statement));
    expect(await read()).toEqual(expected);
  });
});
