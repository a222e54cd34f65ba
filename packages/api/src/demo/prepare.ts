import { todayInBrussels, type CalendarDate } from '@attesta/domain/values/dates';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { marks } from '../database/schema.ts';
import type { Portal } from '../portal.ts';
import { demoKinds, type DemoKind, type Settings } from '../settings/settings.ts';
import { marketData } from './market.ts';
import { demoData, demoVersion, type DemoData } from './organisations.ts';
import { replaceUntouched } from './replace.ts';
import { seedDemo } from './seed.ts';

const firstStart = 'first_start';
/** Version of the demo data in the database. Version 1 was stored without a mark. */
const storedVersion = 'demo_version';

type DemoPortal = Pick<Portal, 'settings' | 'clock'> & { readonly database: { readonly queries: Queries } };

/** Returns the day that the dates of demo data are relative to if they are written now. */
export const dayOfDemo = ({ demoDay }: Pick<Settings, 'demoDay'>, now: Date) => demoDay ?? todayInBrussels(now);

/**
 * Records the first start of a database and then, depending on the settings, fills it with the fictional organisations.
 * At a later start, replaces untouched rows of older demo data. Everything is one transaction, so a kill leaves the
 * database as it was.
 */
export async function prepareDemoData({ database, settings, clock }: DemoPortal): Promise<void> {
  const now = clock();
  const day = dayOfDemo(settings, now);
  await database.queries.transaction(async (queries) => {
    const [mark] = await queries
      .insert(marks)
      .values({ name: firstStart, value: settings.demo ? settings.demoKind : 'empty' })
      .onConflictDoNothing()
      .returning();
    if (mark) {
      if (!settings.demo) return;
      await seedDemo(queries, dataOf(settings.demoKind, day), { day, passwordCost: settings.passwordCost, now });
    } else {
      if ((await lockDemoData(queries)) === null || (await versionOf(queries)) >= demoVersion) return;
      await replaceUntouched(queries, demoData(day), now);
    }
    await markVersion(queries);
  });
}

/** Whether the database was filled with the demo data at its first start. */
export async function hasDemoData(queries: Queries): Promise<boolean> {
  return kindOf(await valueOf(queries, firstStart)) !== null;
}

/** Returns the kind of the demo data in the database, or null. Until the transaction ends, no other server replaces them. */
export async function lockDemoData(queries: Queries): Promise<DemoKind | null> {
  const [mark] = await queries.select().from(marks).where(eq(marks.name, firstStart)).for('update');
  return kindOf(mark?.value);
}

const kindOf = (value: string | undefined): DemoKind | null => demoKinds.find((kind) => kind === value) ?? null;

/** Returns the demo data of a kind, with dates relative to `day`. */
export const dataOf = (kind: DemoKind, day: CalendarDate): DemoData =>
  kind === 'market' ? marketData(day) : demoData(day);

/** Records that the demo data in the database are of the current version. */
export async function markVersion(queries: Queries): Promise<void> {
  const value = String(demoVersion);
  await queries
    .insert(marks)
    .values({ name: storedVersion, value })
    .onConflictDoUpdate({ target: marks.name, set: { value } });
}

const versionOf = async (queries: Queries): Promise<number> => Number((await valueOf(queries, storedVersion)) ?? '1');

async function valueOf(queries: Queries, name: string): Promise<string | undefined> {
  const [mark] = await queries.select().from(marks).where(eq(marks.name, name));
  return mark?.value;
}
