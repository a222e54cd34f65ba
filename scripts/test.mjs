// `npm test`: runs everything that CI runs, also on a fresh clone. The last line is "N passed, N failed".
//   --only <stage,…>  these stages only; see `stages` below
//   --changed [ref]   the checks, and the tests that a change since a commit affects (default: origin/main), with
//                     uncommitted changes
//   --full            (`npm run test:full`) 200 mounts per measurement of the memory test instead of 20, the
//                     screenshots of unchanged stories too, and every docs page of the built Storybook
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, env, node, root } from './ensure.mjs';

/**
 * Two stages run at a time, in this order; their output is printed when they end. The long ones come first. A stage
 * with `needsBuild` starts after the build, which the others do not repeat.
 */
const stages = [
  { name: 'api', title: 'API on PGlite and PostgreSQL', run: (stage) => vitest(stage, 'api') },
  { name: 'e2e', title: 'end-to-end tests', needsBuild: true, run: () => playwright() },
  {
    name: 'library-checks',
    title: 'stories with axe, and library-wide checks of every story',
    needsBuild: true,
    run: (stage) => vitest(stage, 'library-checks'),
  },
  {
    name: 'components',
    title: 'components and the portal in Chromium',
    needsBuild: true,
    run: (stage) => vitest(stage, 'components', 'portal'),
  },
  { name: 'checks', title: 'checks', needsBuild: true, run: () => checks() },
  { name: 'unit', title: 'unit tests', run: (stage) => vitest(stage, 'domain', 'ui', 'app') },
  { name: 'screenshots', title: 'screenshots', needsBuild: true, run: (stage) => vitest(stage, 'visual') },
  {
    name: 'consumers',
    title: 'packed library in consumer apps',
    needsBuild: true,
    run: (stage) => vitest(stage, 'consumers'),
  },
  { name: 'storybook', title: 'built Storybook', needsBuild: true, isFull: true, run: () => storybook() },
];

const valueOf = (option) => {
  const value = process.argv[process.argv.indexOf(option) + 1];
  return process.argv.includes(option) && value !== undefined && !value.startsWith('--') ? value : undefined;
};
const isFull = process.argv.includes('--full');
const only = valueOf('--only')?.split(',');
const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? [];
if (unknown.length > 0 || (process.argv.includes('--only') && !only)) {
  console.error(`--only expects stages: ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

ensureInstalled();
const { chromiumArgs, chromiumPath } = await import('./chromium.mjs');
env.CHROMIUM = await chromiumPath();
env.CHROMIUM_ARGS = chromiumArgs.join(' ');
if (isFull) Object.assign(env, { VITE_CYCLES: '200', SCREENSHOTS: 'all' });
env.NO_COLOR = '1'; // no escape sequences in the log
if (process.env.LD_LIBRARY_PATH) env.LD_LIBRARY_PATH = process.env.LD_LIBRARY_PATH;

const results = join(root, 'node_modules/.cache/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const since = process.argv.includes('--changed') ? forkPoint(valueOf('--changed') ?? 'origin/main') : undefined;

/**
 * Returns the commit at which this branch left the other one, so that newer commits there are not taken for changes.
 */
function forkPoint(ref) {
  const { status, stdout } = spawnSync('git', ['merge-base', ref, 'HEAD'], { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  console.error(`There is no commit ${ref}. Name one: npm test -- --changed HEAD`);
  process.exit(2);
}

function changedFiles() {
  const list = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...list('diff', '--name-only', since), ...list('ls-files', '--others', '--exclude-standard')];
}

/** For Vitest: the changed files, and for those of the library also the files that the build makes of them. */
const relatedFiles = () =>
  changedFiles().flatMap((file) => {
    const built = file.replace(/^packages\/ui\/src\//, 'packages/ui/dist/').replace(/\.tsx?$/, '.js');
    return file.startsWith('packages/ui/src/') ? [file, built] : [file];
  });

/** Whether the changes can affect a stage. Vitest selects the files of its stages itself. */
function isAffected({ name }) {
  if (since === undefined || name === 'checks') return true;
  const affects = (...patterns) => changedFiles().some((file) => patterns.some((pattern) => pattern.test(file)));
  const tools = /^(package-lock\.json|vitest\.workspace\.ts|scripts\/chromium\.mjs)$/;
  const library = /^(packages\/ui|\.storybook|docs\/storybook)\//;
  const server = /^packages\/(domain|api)\//;
  if (name === 'e2e') return affects(tools, server, /^packages\/app\//);
  if (name === 'api') return affects(tools, server);
  if (name === 'unit') return affects(tools, server, /^packages\/(ui|app)\//);
  if (name === 'consumers') return affects(tools, /^packages\/ui\//);
  if (name === 'components') return affects(tools, server, library, /^packages\/app\//);
  return affects(tools, library);
}

/** Runs a command with its output kept. Returns its exit code and output. */
function run(command, args, more = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.on('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

async function checks() {
  const { status, output } = await run(node, ['scripts/check.mjs']);
  const marks = output.match(/^[✓✗] .+ \(\d+\.\d s\)$/gm) ?? [];
  const passed = marks.filter((mark) => mark.startsWith('✓')).length;
  return { status, output, passed, failed: marks.length - passed };
}

async function vitest({ name }, ...projects) {
  const file = join(results, `${name}.json`);
  const args = [
    ...(since === undefined ? ['run'] : ['related', ...relatedFiles(), '--run', '--passWithNoTests']),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { status, output } = await run('vitest', args);
  const report = reportIn(file);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = report ?? {};
  return { status, output, passed, failed, skipped };
}

async function playwright() {
  const file = join(results, 'e2e.json');
  const args = ['test', '-c', 'packages/app/playwright.config.ts', '--reporter=line,json'];
  const { status, output } = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const stats = reportIn(file)?.stats;
  return { status, output, passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

async function storybook() {
  const built = await run(node, ['scripts/build-storybook.mjs', '--quiet']);
  if (built.status !== 0) return { ...built, passed: 0, failed: 1 };
  const { status, output } = await run(node, ['scripts/check-storybook.mjs', '--built']);
  return { status, output, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

const began = Date.now();
const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`;
const total = { passed: 0, failed: 0 };
let pending = stages.filter((stage) => (only ? only.includes(stage.name) : isFull || !stage.isFull)).filter(isAffected);

/** Builds the library and the portal once for all stages. Without them, the stages that need them do not run. */
async function build() {
  const start = Date.now();
  console.log('… build');
  const { status, output } = await run(node, ['scripts/build.mjs']);
  isBuilt = status === 0;
  if (!isBuilt) {
    total.failed += 1;
    pending = pending.filter(({ needsBuild }) => !needsBuild);
    console.log(output.trimEnd());
  }
  console.log(`${isBuilt ? '✓' : '✗'} build (${secondsSince(start)})`);
}

async function runStage(stage) {
  const start = Date.now();
  console.log(`… ${stage.title}`);
  const { status, output, passed, failed, skipped = 0 } = await stage.run(stage);
  // A runner that exits with an error but without a failed test, such as after a crash, counts as one failure.
  const failures = failed > 0 || status === 0 ? failed : 1;
  total.passed += passed;
  total.failed += failures;
  if (failures > 0 || stage.name === 'checks') console.log(output.trimEnd());
  const counts = `${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} unchanged` : ''}`;
  console.log(`${failures === 0 ? '✓' : '✗'} ${stage.title}: ${counts} (${secondsSince(start)})`);
}

let isBuilt = !pending.some(({ needsBuild }) => needsBuild);
const builds = isBuilt ? undefined : build();

/** Runs the first stage that can start, again and again. Waits for the build if all others need it. */
async function runStages() {
  let index = pending.findIndex(({ needsBuild }) => isBuilt || !needsBuild);
  if (index === -1) {
    await builds;
    index = 0;
  }
  const [stage] = pending.splice(index, 1);
  if (!stage) return;
  await runStage(stage);
  await runStages();
}
const [first, ...others] = Array.from({ length: Math.min(2, availableParallelism()) }, () => runStages);
await Promise.all([(builds ?? Promise.resolve()).then(first), ...others.map((lane) => lane())]);

console.log(`Total time: ${secondsSince(began)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
