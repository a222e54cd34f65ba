import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** Returns the names of the tables in which a row contains one of the texts. */
export async function tablesWith(queries: Queries, texts: readonly string[]): Promise<string[]> {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await queries.execute(query)) as unknown as { rows: { text: string }[] }).rows.map(({ text }) => text);
  const names = await rowsOf(
    sql`select table_name as text from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const found: string[] = [];
  for (const name of names) {
    const rows = await rowsOf(sql`select row::text as text from ${sql.identifier(name)} as row`);
    if (rows.some((row) => texts.some((text) => row.includes(text)))) found.push(name);
  }
  return found;
}
