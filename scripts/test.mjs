// `npm test`: runs everything that CI runs, also on a fresh clone. The last line is "N passed, N failed".
//   --only <stage,…>  these stages only; see `stages` below
//   --changed [ref]   the checks, and the tests that a change since a commit affects (default: origin/main), with
//                     uncommitted changes
//   --full            (`npm run test:full`) 200 mounts per measurement of the memory test instead of 20, and every docs
//                     page of the built Storybook
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, env, node, root } from './ensure.mjs';

/**
 * Two stages run at a time, in this order; their output is printed when they end. The long ones come first. A stage
 * with `after` reads a build that another one makes.
 */
const stages = [
  { name: 'checks', title: 'checks', run: () => checks() },
  { name: 'api', title: 'API on PGlite and PostgreSQL', run: (stage) => vitest(stage, 'api') },
  { name: 'screenshots', title: 'screenshots', run: (stage) => vitest(stage, 'visual') },
  { name: 'e2e', title: 'end-to-end tests', after: 'checks', run: () => playwright() },
  {
    name: 'proofs',
    title: 'stories with axe, and library-wide checks of every story',
    run: (stage) => vitest(stage, 'proofs'),
  },
  { name: 'components', title: 'components in Chromium', run: (stage) => vitest(stage, 'components') },
  { name: 'unit', title: 'unit tests', run: (stage) => vitest(stage, 'domain', 'ui', 'app') },
  {
    name: 'consumers',
    title: 'packed library in consumer apps',
    after: 'checks',
    run: (stage) => vitest(stage, 'consumers'),
  },
  { name: 'storybook', title: 'built Storybook', after: 'consumers', isFull: true, run: () => storybook() },
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
if (isFull) env.VITE_CYCLES = '200';
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
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(since === undefined ? [] : ['--changed', since, '--passWithNoTests']),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { status, output } = await run('vitest', args);
  const report = reportIn(file);
  return { status, output, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

async function playwright() {
  ensureBuilt();
  const file = join(results, 'e2e.json');
  const args = ['test', '-c', 'packages/app/playwright.config.ts', '--reporter=line,json'];
  const { status, output } = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const stats = reportIn(file)?.stats;
  return { status, output, passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

async function storybook() {
  const built = await run('storybook', ['build', '-o', 'storybook-static', '--stats-json', '--quiet']);
  if (built.status !== 0) return { ...built, passed: 0, failed: 1 };
  const { status, output } = await run(node, ['scripts/check-storybook.mjs', '--built']);
  return { status, output, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

const total = { passed: 0, failed: 0 };
const pending = stages
  .filter((stage) => (only ? only.includes(stage.name) : isFull || !stage.isFull))
  .filter(isAffected);
const unfinished = new Set(pending.map(({ name }) => name));

async function runStage(stage) {
  const began = Date.now();
  console.log(`… ${stage.title}`);
  const { status, output, passed, failed } = await stage.run(stage);
  // A runner that exits with an error but without a failed test, such as after a crash, counts as one failure.
  const failures = failed > 0 || status === 0 ? failed : 1;
  total.passed += passed;
  total.failed += failures;
  if (failures > 0 || stage.name === 'checks') console.log(output.trimEnd());
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${failures === 0 ? '✓' : '✗'} ${stage.title}: ${passed} passed, ${failures} failed (${seconds} s)`);
  unfinished.delete(stage.name);
}

/** The first stage that can start now. */
const next = () => pending.findIndex(({ after }) => after === undefined || !unfinished.has(after));
async function runNext() {
  const index = next();
  if (index === -1) return;
  const [stage] = pending.splice(index, 1);
  await runStage(stage);
  await runNext();
}
const lanes = Math.min(2, availableParallelism());
while (pending.length > 0) await Promise.all(Array.from({ length: lanes }, runNext));

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
