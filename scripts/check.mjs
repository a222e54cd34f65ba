// `npm run check`: types and lint, format, imports between modules, effector, unused code, requirements and docs. It
// builds nothing. Built files are checked by `check-built.mjs`.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled, env, root } from './ensure.mjs';

/** Code whose dependencies are not installed here: it is linted, and its types are checked where it is built. */
const apart = ['bench', 'packages/ui/consumers'];
const exceptApart = ['bench/**', 'packages/ui/consumers/*/**'].flatMap((pattern) => ['--ignore-pattern', pattern]);

/** The long ones first. */
const checks = [
  // One pass of the compiler for both. The full run also builds the projects with `tsc`.
  { name: 'types and lint', command: 'oxlint', args: ['--type-aware', '--type-check', '--quiet', ...exceptApart] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'docs', command: 'node', args: ['scripts/check-storybook.mjs'] },
  {
    name: 'unused code in production',
    command: 'knip',
    args: ['--production', '--no-progress', '--include', 'files,exports,types'],
  },
  { name: 'lint of examples and benchmark', command: 'oxlint', args: ['--type-aware', '--quiet', ...apart] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'structure', command: 'node', args: ['scripts/check-structure.mjs'] },
  { name: 'effector', command: 'node', args: ['scripts/check-effector.mjs'] },
  { name: 'requirements', command: 'node', args: ['scripts/check-specification.mjs'] },
  { name: 'labels', command: 'node', args: ['scripts/check-labels.mjs'] },
  { name: 'text nodes', command: 'node', args: ['scripts/check-text-nodes.mjs'] },
];

function runCheck({ name, command, args, cwd = root }) {
  const began = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.on('error', (error) => (output += error.message));
    child.on('close', (status) => {
      console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      if (status !== 0) console.log(output.trimEnd());
      resolve(status === 0);
    });
  });
}

/** Runs checks, as many at a time as there are cores, at most two. Prints the output of failed ones only. */
export async function runChecks(list) {
  const pending = [...list];
  const results = [];
  const lane = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) results.push(await runCheck(next));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
  return results.every(Boolean);
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled();
  process.exitCode = (await runChecks(checks)) ? 0 : 1;
}
