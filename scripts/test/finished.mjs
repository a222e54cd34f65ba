// Remembers which parts of the full run have passed, so that an interrupted run goes on where it was. A part is run
// again when a file that it depends on has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../ensure.mjs';

const file = join(root, 'node_modules/.cache/test-results/finished.json');
const stored = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Every file of the project by path: those of git, and new ones that it does not ignore. */
let paths;
const allPaths = () =>
  (paths ??= spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .stdout.split('\0')
    .filter(Boolean)
    .toSorted());

const contents = new Map();
function hashOfFile(path) {
  if (!contents.has(path)) {
    const at = join(root, path);
    contents.set(path, existsSync(at) ? createHash('sha256').update(readFileSync(at)).digest('hex') : '');
  }
  return contents.get(path);
}

/** The hash of everything that a stage depends on, as it was when this process first read it. */
function hashOf({ dependsOn }) {
  const hash = createHash('sha256');
  for (const path of allPaths())
    if (dependsOn.some((pattern) => pattern.test(path))) hash.update(`${path} ${hashOfFile(path)}\n`);
  return hash.digest('hex');
}

/** The report of a part that has passed with the files of now; undefined if it has to run. */
export function finishedReport(part) {
  const entry = stored()[part.name];
  return entry?.hash === hashOf(part.stage) ? entry.report : undefined;
}

/** Remembers a part that has passed. */
export function rememberFinished(part, { passed, skipped, flaky, files, seconds }) {
  mkdirSync(dirname(file), { recursive: true });
  const report = { passed, skipped, flaky, files, seconds, failures: [] };
  writeFileSync(file, JSON.stringify({ ...stored(), [part.name]: { hash: hashOf(part.stage), report } }));
}
