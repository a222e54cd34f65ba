// `npm test`: everything that CI runs, on a fresh clone too; ends with the line "N passed, N failed".
// `npm run test:full` (`--full`) repeats what is only sampled there, 200 mounts of each part instead of 20, and opens every page of the built Storybook.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { ensureBuilt, ensureInstalled, env, root } from './ensure.mjs';

ensureInstalled();
const { chromiumArgs, chromiumPath } = await import('./chromium.mjs');
env.CHROMIUM = await chromiumPath();
env.CHROMIUM_ARGS = chromiumArgs.join(' ');
if (process.argv.includes('--full')) env.VITE_CYCLES = '200';
env.NO_COLOR = '1'; // a log of dots, not of escapes
if (process.env.LD_LIBRARY_PATH) env.LD_LIBRARY_PATH = process.env.LD_LIBRARY_PATH;

const results = join(root, 'node_modules/.cache/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };

function count(name, passed, failed, status) {
  // A runner that fails without a failed test (a crash, an error while loading) is a failure too.
  const faults = failed > 0 || status === 0 ? failed : 1;
  total.passed += passed;
  total.failed += faults;
  console.log(`${faults === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${faults} failed\n`);
}

function vitest(name, ...projects) {
  const file = join(results, `${projects[0]}.json`);
  console.log(`— ${name}`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { status } = spawnSync('vitest', args, { cwd: root, env, stdio: 'inherit' });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { numPassedTests: 0, numFailedTests: 1 };
  count(name, report.numPassedTests, report.numFailedTests, status);
}

function playwright(name) {
  const file = join(results, 'e2e.json');
  console.log(`— ${name}`);
  const { status } = spawnSync(
    'playwright',
    ['test', '-c', 'packages/app/playwright.config.ts', '--reporter=line,json'],
    { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, stdio: 'inherit' },
  );
  const stats = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).stats
    : { expected: 0, unexpected: 1, flaky: 0 };
  count(name, stats.expected, stats.unexpected + stats.flaky, status);
}

console.log('— checks');
const checks = runChecks();
count('checks', checks.filter(({ passed }) => passed).length, checks.filter(({ passed }) => !passed).length, 0);
vitest('rules and models', 'domain', 'ui', 'app');
vitest('server on PGlite and PostgreSQL', 'api');
vitest('parts in Chromium', 'parts');
vitest('stories with axe', 'stories');
vitest('proofs over every part and story', 'proofs');
vitest('screenshots', 'visual');
vitest('the packed library as others install it', 'consumers');
ensureBuilt();
playwright('journeys end to end');
if (process.argv.includes('--full')) {
  console.log('— Storybook as built');
  const run = (command, ...args) => spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
  const passed =
    run('storybook', 'build', '-o', 'storybook-static', '--stats-json', '--quiet') &&
    run('node', 'scripts/check-storybook.mjs', '--built');
  count('Storybook as built', passed ? 1 : 0, passed ? 0 : 1, 0);
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
