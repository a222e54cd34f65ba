import fs from 'node:fs';
import { join } from 'node:path';
import { notifiedBodySchema } from '@attesta/domain/availability/schema';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../testing/instance.ts';
import { databases } from '../testing/databases.ts';
import { migrationsFolder } from './migrations.ts';
import { notifiedBodies } from './schema.ts';

/** Returns the statements of a migration that change data, so that a test can run them on rows of an older version. */
const dataStatements = (file: string) =>
  fs
    .readFileSync(join(migrationsFolder, file), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /^UPDATE/m.test(statement));

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
});
