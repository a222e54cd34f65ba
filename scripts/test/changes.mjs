// What `npm test -- --changed` runs: the stages and the files of Vitest that a change can affect.
import { spawnSync } from 'node:child_process';
import { root } from '../ensure.mjs';

/** Returns the commit at which this branch left the other one, so that newer commits there are not taken for changes. */
function forkPoint(ref) {
  const { status, stdout } = spawnSync('git', ['merge-base', ref, 'HEAD'], { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  console.error(`There is no commit ${ref}. Name one: npm test -- --changed HEAD`);
  process.exit(2);
}

/** The files that have changed since this branch left another one, with uncommitted changes. */
export function changedFiles(ref) {
  const since = forkPoint(ref);
  const list = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...list('diff', '--name-only', since), ...list('ls-files', '--others', '--exclude-standard')];
}

/** For Vitest: the changed files, and for those of the library also the files that the build makes of them. */
export const relatedFiles = (files) =>
  files.flatMap((file) => {
    const built = file.replace(/^packages\/ui\/src\//, 'packages/ui/dist/').replace(/\.tsx?$/, '.js');
    return file.startsWith('packages/ui/src/') ? [file, built] : [file];
  });
