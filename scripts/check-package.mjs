// Checks the published package: it builds, its entry points resolve with types, built modules keep their 'use client',
// the public API matches its report, and each entry point is within its size budget.
//   --accept  updates the API report and the budgets (`npm run package:accept`), so that the diff shows the change
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../packages/ui/scripts/entries.mjs';
import { ensureLibrary, env, root } from './ensure.mjs';

const accept = process.argv.includes('--accept');
const library = join(root, 'packages/ui');
/** The library is built here; tools that pack it need not run its `prepack`. */
const packed = { ...env, npm_config_ignore_scripts: 'true' };
const run = (command, args) => {
  const options = { cwd: library, env: packed, encoding: 'utf8', stdio: 'pipe' };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  process.exit(1);
};
ensureLibrary({ declarations: true });
run('node', ['scripts/check-declarations.mjs']);
run('publint', ['--strict']);
run('attw', ['--pack', '.', '--profile', 'esm-only', '--entrypoints', '.', 'theme.css', 'tokens.json', ...entries]);
run('api-extractor', accept ? ['run', '--local'] : ['run']);
run('node', accept ? ['scripts/sizes.mjs', '--write'] : ['scripts/sizes.mjs']);

const source = join(library, 'src');
const withoutDirective = readdirSync(source, { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|keys)\.|^testing/.test(file))
  .filter((file) => readFileSync(join(source, file), 'utf8').startsWith("'use client'"))
  .filter(
    (file) => !/^['"]use client['"]/.test(readFileSync(join(library, 'dist', file.replace(/\.tsx?$/, '.js')), 'utf8')),
  );
if (withoutDirective.length > 0) {
  console.error(`The build removed 'use client' from these modules: ${withoutDirective.join(', ')}`);
  process.exit(1);
}
