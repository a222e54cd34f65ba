// `npm run check`: types, lint and boundaries, unused code, the list of requirements, the package, the size of the first page.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, env, root } from './ensure.mjs';

const checks = [
  { name: 'types', command: 'tsc', args: ['-b', '--pretty'] },
  { name: 'lint and boundaries', command: 'oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'requirements', command: 'node', args: ['scripts/check-specification.mjs'] },
  { name: 'docs', command: 'node', args: ['scripts/check-storybook.mjs'] },
  { name: 'package', command: 'node', args: ['scripts/check-package.mjs'] },
  { name: 'sizes', command: 'node', args: ['scripts/check-sizes.mjs'] },
];

/** Runs every check; answers their results. A check that passes says nothing. */
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
