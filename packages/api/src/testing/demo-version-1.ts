import { eq } from 'drizzle-orm';
import file from '../../../domain/src/testing/demo-version-1.json' with { type: 'json' };
import { marks } from '../database/schema.ts';
import { demoData, type DemoData } from '../demo/organisations.ts';
import { seedDemo } from '../demo/seed.ts';
import { type Instance } from './instance.ts';
import { demoDay } from './settings.ts';

/** Version 1 of the demo data, for which the results of matching are published. */
export const demoVersion1: DemoData = demoData(demoDay, { version: 1, ...file });

/** Writes version 1 of the demo data, as an older version of the portal did, into an instance without demo data. */
export async function seedVersion1({ portal: { database, clock, settings } }: Instance): Promise<void> {
  const { queries } = database;
  await queries.update(marks).set({ value: 'demo' }).where(eq(marks.name, 'first_start'));
  await seedDemo(queries, demoVersion1, { day: demoDay, passwordCost: settings.passwordCost, now: clock() });
}
