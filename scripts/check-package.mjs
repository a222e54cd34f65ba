// The published package: it builds, its entries resolve with their types, every module that needs the browser says so, its public names are
// those of the report, and each entry keeps its budget. `npm run package:accept` writes the report and the budgets anew, for the change's reader to see.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../packages/ui/scripts/entries.mjs';
import { env, root } from './ensure.mjs';

const accept = process.argv.includes('--accept');
const library = join(root, 'packages/ui');
const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: library, env, encoding: 'utf8', stdio: 'pipe' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  process.exit(1);
};
run('npm', ['run', 'build', '--silent']);
run('publint', ['--strict']);
run('attw', ['--pack', '.', '--profile', 'esm-only', '--entrypoints', '.', 'theme.css', 'tokens.json', ...entries]);
run('api-extractor', accept ? ['run', '--local'] : ['run']);
run('node', accept ? ['scripts/sizes.mjs', '--write'] : ['scripts/sizes.mjs']);

const source = join(library, 'src');
const lost = readdirSync(source, { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|keys)\.|^testing/.test(file))
  .filter((file) => readFileSync(join(source, file), 'utf8').startsWith("'use client'"))
  .filter(
    (file) => !/^['"]use client['"]/.test(readFileSync(join(library, 'dist', file.replace(/\.tsx?$/, '.js')), 'utf8')),
  );
if (lost.length > 0) {
  console.error(`These built modules lost their 'use client': ${lost.join(', ')}`);
  process.exit(1);
}
