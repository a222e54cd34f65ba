// Prints which tests were flaky in the last runs, as Markdown: `node scripts/test/flaky-report.mjs <folder>`. The folder
// has the reports of the runs, each with a `flaky.json`. The nightly workflow calls it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the report.
 * @param runs the date (ISO 8601) and the flaky tests of each run or part of a run
 */
export function flakyReport(runs) {
  const days = new Set(runs.map(({ date }) => date.slice(0, 10)));
  const tests = new Map();
  for (const { date, flaky } of runs)
    for (const { file, title } of flaky) {
      const name = [file, title].filter(Boolean).join(' › ');
      const found = tests.get(name) ?? { days: new Set(), last: '' };
      found.days.add(date.slice(0, 10));
      if (date.slice(0, 10) > found.last) found.last = date.slice(0, 10);
      tests.set(name, found);
    }
  const rows = [...tests]
    .sort(([, a], [, b]) => b.days.size - a.days.size || (a.last < b.last ? 1 : -1))
    .map(([name, { days: own, last }]) => `| ${name.replaceAll('|', '\\|')} | ${own.size} of ${days.size} | ${last} |`);
  if (rows.length === 0) return `No test was flaky in ${days.size} ${days.size === 1 ? 'day' : 'days'}.`;
  return ['| flaky test | days | last |', '|---|---|---|', ...rows].join('\n');
}

const [, script, folder] = process.argv;
if (script?.endsWith('flaky-report.mjs') && folder !== undefined)
  console.log(
    flakyReport(
      globSync('**/flaky.json', { cwd: folder }).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ),
  );
