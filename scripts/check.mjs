// `npm run check`: types, format, lint, imports between modules, texts of the library, effector, unused code, requirements, docs, the package,
// and the size of the portal's scripts.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, env, root } from './ensure.mjs';

const checks = [
  // Several checkers per project would repeat the work of each other, with three times the memory.
  { name: 'types', command: 'tsc', args: ['-b', '--pretty', '--builders', '2', '--checkers', '1'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'structure', command: 'node', args: ['scripts/check-structure.mjs'] },
  { name: 'labels', command: 'node', args: ['scripts/check-labels.mjs'] },
  { name: 'effector', command: 'node', args: ['scripts/check-effector.mjs'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  {
    name: 'unused code in production',
    command: 'knip',
    args: ['--production', '--no-progress', '--include', 'files,exports,types'],
  },
  { name: 'requirements', command: 'node', args: ['scripts/check-specification.mjs'] },
  { name: 'docs', command: 'node', args: ['scripts/check-storybook.mjs'] },
  { name: 'code in docs', command: 'node', args: ['scripts/check-story-code.mjs'] },
  { name: 'package', command: 'node', args: ['scripts/check-package.mjs'] },
  { name: 'sizes', command: 'node', args: ['scripts/check-sizes.mjs'] },
];

/** Runs all checks and returns their results. Prints the output of failed checks only. */
export function runChecks() {
  ensureInstalled();
  return checks.map(({ name, command, args }) => {
    const began = Date.now();
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const passed = status === 0;
    console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (!passed) console.log(`${stdout}${stderr}`);
    return { name, passed };
  });
}

if (process.argv[1]?.endsWith('check.mjs')) process.exitCode = runChecks().every(({ passed }) => passed) ? 0 : 1;
