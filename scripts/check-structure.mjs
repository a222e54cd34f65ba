// `npm run check`, "structure": the rules for imports that a linter cannot check, because it reads one file at a time.
//   - no import cycles of files or folders in each package, including type imports
//   - in the portal, `platform` imports no feature, and a feature imports another feature only through its index.ts
//   - every path in docs/architecture.md exists
//   --graph  prints which folder imports which
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './ensure.mjs';

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const isTest = (file) => /\.(test|spec|stories)\.tsx?$|[\\/]testing[\\/]/.test(file);

/** Returns the imports between the files of a folder: file → imported files, as paths relative to `source`. */
function importsIn(source) {
  const files = readdirSync(source, { recursive: true })
    .map((name) => join(source, name))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  const resolve = (from, specifier) => {
    const path = join(dirname(from), specifier).replace(/\.js$/, '');
    return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
      (file) => /\.tsx?$/.test(file) && existsSync(file),
    );
  };
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, specifier]) => specifier);
      const targets = specifiers.map((specifier) => resolve(file, specifier)).filter((target) => target !== undefined);
      return [relative(source, file), new Set(targets.map((target) => relative(source, target)))];
    }),
  );
}

/** Returns the first `depth` folders of a file's path, or the file itself if it is directly in the source folder. */
const folderAt = (depth) => (file) => file.split('/').slice(0, -1).slice(0, depth).join('/') || file;

/** Returns the same graph with folders as nodes. */
function foldersOf(imports, depth) {
  const folder = folderAt(depth);
  const graph = new Map();
  for (const [file, targets] of imports) {
    const from = folder(file);
    if (!graph.has(from)) graph.set(from, new Set());
    for (const target of targets) if (folder(target) !== from) graph.get(from).add(folder(target));
  }
  return graph;
}

/** Returns the cycles of a graph, each as a list of nodes: one cycle per back edge of a depth-first search. */
function cyclesIn(graph) {
  const cycles = [];
  const done = new Set();
  const path = [];
  const visit = (node) => {
    if (path.includes(node)) {
      cycles.push([...path.slice(path.indexOf(node)), node]);
      return;
    }
    if (done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}

const errors = [];
const packages = ['ui', 'domain', 'api', 'app'];
for (const name of packages) {
  const imports = importsIn(join(root, 'packages', name, 'src'));
  const graphs = { file: imports, folder: foldersOf(imports, Infinity), 'top-level folder': foldersOf(imports, 1) };
  for (const [kind, graph] of Object.entries(graphs)) {
    for (const cycle of cyclesIn(graph)) errors.push(`${name}: a cycle of ${kind}s: ${cycle.join(' → ')}`);
  }
  if (process.argv.includes('--graph')) {
    for (const [from, targets] of foldersOf(imports, 2)) {
      if (targets.size > 0)
        console.log(`${name}/${from} → ${[...targets].toSorted((a, b) => (a < b ? -1 : 1)).join(', ')}`);
    }
  }
  if (name !== 'app') continue;
  const layerOf = (file) => /^(platform|features\/[^/]+)\//.exec(file)?.[1] ?? '';
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [layerOf(file), layerOf(target)];
      if (from === '' || from === to || to === 'platform') continue;
      if (from === 'platform') errors.push(`app: platform must not import ${to || 'the root'}: ${file} → ${target}`);
      else if (to === '') errors.push(`app: a feature must not import the root: ${file} → ${target}`);
      else if (target !== `${to}/index.ts`) errors.push(`app: import ${to} through its index.ts: ${file} → ${target}`);
    }
  }
}

const guide = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
for (const [, path] of guide.matchAll(/`((?:packages|scripts)\/[^`\s]+)`/g)) {
  if (!existsSync(join(root, path))) errors.push(`docs/architecture.md: ${path} does not exist`);
}

for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
