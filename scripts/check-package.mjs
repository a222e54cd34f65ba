// The published package: it builds, its entries resolve, every module that needs the browser says so.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(root, 'packages/ui'), encoding: 'utf8', stdio: 'pipe' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  process.exit(1);
};
run('tsup', ['--silent']);
run('tsc', ['-b', '--force']);
run('node', ['scripts/copy-css.mjs']);
run('publint', ['--strict']);

const dist = join(root, 'packages/ui/dist');
const lost = readdirSync(join(root, 'packages/ui/src'), { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|keys)\.|^testing/.test(file))
  .filter((file) => readFileSync(join(root, 'packages/ui/src', file), 'utf8').startsWith("'use client'"))
  .filter((file) => !/^['"]use client['"]/.test(readFileSync(join(dist, file.replace(/\.tsx?$/, '.js')), 'utf8')));
if (lost.length > 0) {
  console.error(`These built modules lost their 'use client': ${lost.join(', ')}`);
  process.exit(1);
}
