// Reads what the test runners have written, in one form:
//   { passed, skipped, failures, flaky, files }
//   failures, flaky  { file, line, title, message, screen }: `screen` is what a journey saw when it failed
//   files            { file, seconds }
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../ensure.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The report of `vitest-reporter.mjs`; undefined if the runner ended before it was written. */
export const vitestReport = (file) => read(file);

/** The tests of a suite of Playwright and of the suites in it, with the titles around them. */
function* testsIn(suite, titles = []) {
  for (const { title, file, line, tests } of suite.specs ?? [])
    for (const test of tests) yield { ...test, file, line, title: [...titles, title].join(' › ') };
  for (const inner of suite.suites ?? []) yield* testsIn(inner, [...titles, inner.title]);
}

/** The part of Playwright's `error-context.md` that describes the page. */
function screenOf({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return undefined;
  return /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1]?.trim();
}

function describe(folder, { file, line, title, results }) {
  const failed = results.find(({ status }) => status !== 'passed') ?? results[0];
  const at = failed?.errorLocation;
  return {
    file: relative(root, at?.file ?? join(folder, file)).replaceAll('\\', '/'),
    line: at?.line ?? line,
    title,
    message: failed?.errors?.map(({ message }) => message).join('\n') || `It ended with "${failed?.status}".`,
    screen: failed && screenOf(failed),
  };
}

/** The JSON report of Playwright; undefined if the runner ended before it was written. */
export function playwrightReport(file) {
  const json = read(file);
  if (!json) return undefined;
  const folder = json.config.rootDir;
  const report = { passed: 0, skipped: 0, failures: [], flaky: [], files: [] };
  for (const suite of json.suites) {
    let milliseconds = 0;
    for (const test of testsIn(suite)) {
      milliseconds += test.results.reduce((sum, { duration }) => sum + duration, 0);
      if (test.status === 'unexpected') report.failures.push(describe(folder, test));
      if (test.status === 'skipped') report.skipped += 1;
      if (test.status === 'expected' || test.status === 'flaky') report.passed += 1;
      if (test.status === 'flaky') report.flaky.push(describe(folder, test));
    }
    report.files.push({ file: relative(root, join(folder, suite.file)), seconds: milliseconds / 1000 });
  }
  for (const { message } of json.errors) report.failures.push({ title: 'An error outside of a test', message });
  return report;
}
