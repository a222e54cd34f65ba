import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparisonsIn } from '@attesta/domain/testing/comparisons';
import { describe, expect, it } from 'vitest';
import { calendarTexts } from '../areas/access-keys/calendar-texts.ts';

const labels = join(import.meta.dirname, '../areas/export/labels');

describe('the texts of the server', () => {
  it('in mails call no body quicker, easier or better (D.83)', async () => {
    const files = readdirSync(join(import.meta.dirname, 'texts'));
    const modules = await Promise.all(files.map((file) => import(`./texts/${file}`) as Promise<object>));
    const results = modules.map(comparisonsIn);
    expect(results.reduce((sum, { read }) => sum + read, 0)).toBeGreaterThan(200);
    expect(results.flatMap(({ found }) => found)).toEqual([]);
  });

  it('in calendars and in the export of my data call no body quicker, easier or better (D.83)', () => {
    const exported = readdirSync(labels).map((file) => ({
      [file.replace('.json', '')]: JSON.parse(readFileSync(join(labels, file), 'utf8')) as object,
    }));
    expect(exported).toHaveLength(4);
    for (const texts of [calendarTexts, ...exported]) expect(comparisonsIn(texts).found).toEqual([]);
    expect(comparisonsIn({ en: 'The fastest body' }).found).toEqual(['en']);
  });
});
