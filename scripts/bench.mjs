// `npm run bench` and `npm run bench:report` compare our components with those of other libraries. Installs the
// packages of `bench/` first, if needed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, must, node, root } from './ensure.mjs';

ensureInstalled();
const bench = join(root, 'bench');
const stamp = createHash('sha256')
  .update(readFileSync(join(bench, 'package-lock.json')))
  .digest('hex');
const file = join(bench, 'node_modules', '.installed');
if (!existsSync(file) || readFileSync(file, 'utf8') !== stamp) {
  must('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, env: process.env });
  writeFileSync(file, stamp);
}
const [program, ...args] = process.argv.slice(2); // run or report
must(node, [join(bench, `${program}.mjs`), ...args]);
