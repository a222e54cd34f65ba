// `npm pack` and `npm publish`, after the build: every module has its declarations, and every import of modules and
// declarations resolves, to a file of the package or to a package that it depends on. So the package is never published
// without types, nor with types that are `any` because a package is missing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const known = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => file.endsWith('.js'));
const problems = modules.length === 0 ? ['The build is empty.'] : [];
for (const file of modules)
  if (!existsSync(join(dist, file.replace(/\.js$/, '.d.ts')))) problems.push(`${file} has no declarations.`);

/** Returns what is wrong with an import, if anything. */
function problemOf(file, target) {
  if (target.startsWith('.')) {
    const path = join(dist, dirname(file), target);
    const found = file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path;
    return existsSync(found) || /\.(css|json)$/.test(path) ? undefined : `imports ${target}, which does not exist`;
  }
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  return known.has(name) ? undefined : `imports ${target}, but the package does not depend on ${name}`;
}

const imports = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([\w@./-]+)\1/g;
for (const file of files.filter((name) => /\.js$|\.d\.ts$/.test(name)))
  for (const [, , target] of readFileSync(join(dist, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(imports)) {
    const problem = problemOf(file, target);
    if (problem) problems.push(`${file} ${problem}.`);
  }

if (problems.length > 0) {
  console.error(`Not packed.\n${problems.join('\n')}`);
  process.exit(1);
}
