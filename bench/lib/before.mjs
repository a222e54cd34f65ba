// The library of an earlier commit, for `npm run bench -- --against <commit>`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../scripts/ensure.mjs';
import { root } from './root.mjs';

const repository = join(root, '..');

function must(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${stdout}${stderr}`);
}

/**
 * Returns a commit and the folder of its files.
 * @throws if the repository has no such commit
 */
export function earlierCommit(name) {
  const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);
  return { commit, folder: join(root, '.cache/before', commit) };
}

/** Installs and builds the library of an earlier commit, unless that was done before. */
export function buildEarlierLibrary({ commit, folder }) {
  const done = join(folder, '.built');
  if (existsSync(done)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  must('git', ['archive', '--output', archive, commit], repository);
  must('tar', ['-xf', archive, '-C', folder], repository);
  rmSync(archive);
  must('npm', ['ci', '--no-audit', '--no-fund'], folder);
  must('npm', ['run', 'build', '-w', '@attesta/ui', '--silent'], folder);
  writeFileSync(done, commit);
}
