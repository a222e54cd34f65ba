// `npm test`: the gate, which is what CI runs, also on a fresh clone. `npm run test:full`: the gate and everything else.
// The last line is "N passed, N failed".
//   --only <stage,…>  these stages only; see `test/stages.mjs`
//   --changed [ref]   the tests that a change since a commit can affect (default: main), with uncommitted changes
//   --full            all tests, in parts. A part that has passed is not run again while its files are unchanged
//   --shard <i/n>     with --full: every n-th part, beginning with the i-th
//   --again           with --full: also the parts that have passed
import { availableParallelism } from 'node:os';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled, env, node } from './ensure.mjs';
import { whenOrphaned } from './parents.mjs';
import { changedFiles, relatedFiles } from './test/changes.mjs';
import { finishedReport, rememberFinished } from './test/finished.mjs';
import { endAll, run } from './test/run.mjs';
import { results, stages } from './test/stages.mjs';
import { lastLines, maxFlaky, writeSummary } from './test/summary.mjs';

const began = Date.now();
const secondsSince = (start) => (Date.now() - start) / 1000;
const has = (option) => process.argv.includes(option);
const valueOf = (option) => {
  const value = process.argv[process.argv.indexOf(option) + 1];
  return has(option) && value !== undefined && !value.startsWith('--') ? value : undefined;
};
const scope = has('--full') ? 'full' : 'gate';
const only = valueOf('--only')?.split(',');
const shard = valueOf('--shard')
  ?.match(/^(\d+)\/(\d+)$/)
  ?.slice(1)
  .map(Number);
const names = stages.map(({ name }) => name);
const refuse = (message) => {
  console.error(message);
  process.exit(2);
};
if (has('--only') && (!only || only.some((name) => !names.includes(name))))
  refuse(`--only expects stages: ${names.join(', ')}`);
if (has('--shard') && (scope !== 'full' || !shard || shard[0] < 1 || shard[0] > shard[1]))
  refuse('--shard expects a part of the full run: npm run test:full -- --shard 1/4');

ensureInstalled();
mkdirSync(results, { recursive: true }); // after the installation, which empties node_modules
const { chromiumArgs, chromiumPath } = await import('./chromium.mjs');
env.CHROMIUM = await chromiumPath();
env.CHROMIUM_ARGS = chromiumArgs.join(' ');
env.TEST_SCOPE = scope;
env.NO_COLOR = '1'; // no escape sequences in the log
if (process.env.LD_LIBRARY_PATH) env.LD_LIBRARY_PATH = process.env.LD_LIBRARY_PATH;

const stop = () => void endAll().then(() => process.exit(130));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stop);
whenOrphaned(stop);

const changed = has('--changed') ? changedFiles(valueOf('--changed') ?? 'main') : undefined;
const options = { scope, changed: changed && relatedFiles(changed) };

/** The parts of a stage, such as `journeys 2/5`. Only the full run divides stages. */
function partsOf(stage) {
  const of = scope === 'full' ? (stage.parts ?? 1) : 1;
  return Array.from({ length: of }, (_, index) => {
    const number = of > 1 ? ` ${index + 1}/${of}` : '';
    return {
      stage,
      index: index + 1,
      of,
      name: `${stage.name}${number}`,
      title: `${stage.title}${number}`,
      file: `${stage.name}${of > 1 ? `-${index + 1}` : ''}`,
    };
  });
}
let pending = stages
  .filter(({ name, scopes = [scope] }) => scopes.includes(scope) && (!only || only.includes(name)))
  .filter(({ dependsOn }) => !changed || changed.some((file) => dependsOn.some((pattern) => pattern.test(file))))
  .flatMap(partsOf)
  .filter((_, index) => !shard || index % shard[1] === shard[0] - 1);

const outcomes = [];
const line = ({ title, passed, failures, flaky, skipped, seconds }) => {
  const more = [flaky.length > 0 && `${flaky.length} flaky`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  return `${title}: ${[`${passed} passed`, `${failures.length} failed`, ...more].join(', ')} (${seconds.toFixed(0)} s)`;
};

/** Runs a part once. Its `crash` is set if the runner ended without a result. */
async function runOnce(part) {
  rmSync(`${results}/${part.file}.json`, { force: true });
  const { status, output, report } = await part.stage.run(part, options);
  const isComplete = report !== undefined && (status === 0 || report.failures.length > 0);
  const crash = { title: `${part.title}: the runner ended without a result`, message: output.slice(-4000) };
  return { output, report, crash: isComplete ? undefined : crash };
}

/** Runs a part, and in CI once more if its runner has crashed. A second run that passes makes the crash a flaky test. */
async function resultOf(part) {
  const first = await runOnce(part);
  if (!first.crash || !process.env.CI) return first;
  console.log(`${first.output.trimEnd()}\n${first.crash.title}; it is run once more`);
  const second = await runOnce(part);
  if (!second.crash && second.report.failures.length === 0) second.report.flaky.push(first.crash);
  return second;
}

async function runPart(part) {
  const start = Date.now();
  const finished = scope === 'full' && !has('--again') ? finishedReport(part) : undefined;
  if (finished) {
    outcomes.push({ ...finished, title: part.title, isRemembered: true });
    console.log(`✓ ${line(outcomes.at(-1))}, before: its files are unchanged`);
    return;
  }
  console.log(`… ${part.title}`);
  const { output, report, crash } = await resultOf(part);
  const outcome = { passed: 0, skipped: 0, failures: [], flaky: [], files: [], ...report };
  outcome.title = part.title;
  outcome.seconds = secondsSince(start);
  if (crash) outcome.failures.push(crash);
  outcomes.push(outcome);
  if (outcome.failures.length > 0) console.log(output.trimEnd());
  else if (scope === 'full') rememberFinished(part, outcome);
  console.log(`${outcome.failures.length === 0 ? '✓' : '✗'} ${line(outcome)}`);
}

/** Builds the library and the portal once for all stages. Without them, the stages that need them do not run. */
async function build() {
  const start = Date.now();
  console.log('… build');
  const { status, output } = await run(node, ['scripts/build.mjs']);
  isBuilt = status === 0;
  if (!isBuilt) {
    pending = pending.filter(({ stage }) => !stage.needsBuild);
    const failure = { title: 'The build', message: output.slice(-4000) };
    outcomes.push({ title: 'build', passed: 0, skipped: 0, failures: [failure], flaky: [], files: [] });
    outcomes.at(-1).seconds = secondsSince(start);
    console.log(output.trimEnd());
  }
  console.log(`${isBuilt ? '✓' : '✗'} build (${secondsSince(start).toFixed(0)} s)`);
}

let isBuilt = !pending.some(({ stage }) => stage.needsBuild);
const builds = isBuilt ? undefined : build();

/** Runs the first part that can start, again and again. Waits for the build if all others need it. */
async function runParts() {
  let index = pending.findIndex(({ stage }) => isBuilt || !stage.needsBuild);
  if (index === -1) {
    await builds;
    index = 0;
  }
  const [part] = pending.splice(index, 1);
  if (!part) return;
  await runPart(part);
  await runParts();
}
const [first, ...others] = Array.from({ length: Math.min(3, availableParallelism() + 1) }, () => runParts);
await Promise.all([(builds ?? Promise.resolve()).then(first), ...others.map((lane) => lane())]);

writeSummary(outcomes, secondsSince(began));
for (const each of lastLines(outcomes, secondsSince(began))) console.log(each);
const failed = outcomes.some(({ failures }) => failures.length > 0);
process.exitCode = failed || outcomes.flatMap(({ flaky }) => flaky).length > maxFlaky ? 1 : 0;
