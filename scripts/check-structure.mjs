// `npm run check`, "structure": the rules for imports that a linter cannot check, because it reads one file at a time.
//   - no import cycles of files, or of folders at any depth, in each package, including type imports
//   - an area imports only areas of lower rows (the table below), in the portal and the server through their index.ts
//   - in the portal, `platform` imports no feature, and a feature imports nothing from the root
//   - in the portal, paths of pages are written in navigation/paths.ts only
//   - every path in docs/architecture.md exists
//   --graph  prints which folder imports which
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './ensure.mjs';

/**
 * The areas from the lowest row to the highest; `domain`, `api/areas` and `app/features` use the same names. Areas of one
 * row do not import each other. A new area gets a row here.
 */
const rows = [
  ['values', 'access', 'classes', 'checkout', 'sign-in', 'legal', 'errors', 'help', 'records'],
  ['contract', 'identifiers', 'codes'],
  ['account'],
  ['devices', 'availability'],
  ['matching', 'courses', 'body-profile', 'access-keys'],
  ['shortlist', 'device-summary'],
  ['statistics', 'export', 'deletion'],
  ['analytics'],
  ['dashboards'],
  ['hub'],
];
const rowOf = new Map(rows.flatMap((areas, row) => areas.map((area) => [area, row])));

/** Where the areas of a package are. An area of the domain has no index.ts: its files are entry points of the package. */
const areaFolders = {
  domain: { pattern: /^([^/]+)\//, hasIndex: false },
  api: { pattern: /^areas\/([^/]+)\//, hasIndex: true },
  app: { pattern: /^features\/([^/]+)\//, hasIndex: true },
};

/** Returns an error for each import of a file that breaks the order of the areas. */
export function areaErrors(name, imports) {
  const areas = areaFolders[name];
  if (!areas) return [];
  const areaOf = (file) => areas.pattern.exec(file)?.[1];
  const errors = [...new Set([...imports.keys()].map(areaOf))]
    .filter((area) => area !== undefined && !rowOf.has(area))
    .map((area) => `${name}: ${area} has no row in scripts/check-structure.mjs`);
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [areaOf(file), areaOf(target)];
      if (to === undefined || from === to) continue;
      if (from !== undefined && rowOf.get(from) <= rowOf.get(to))
        errors.push(`${name}: ${from} must not import ${to}, which is not in a lower row: ${file} → ${target}`);
      const isOutside = name === 'app' && from === undefined; // The portal's root loads pages one by one.
      if (areas.hasIndex && !isOutside && !target.endsWith(`/${to}/index.ts`))
        errors.push(`${name}: import ${to} through its index.ts: ${file} → ${target}`);
    }
  }
  return errors;
}

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

/** Returns the same graph with folders as nodes, down to a depth. */
export function foldersOf(imports, depth) {
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
export function cyclesIn(graph) {
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

/** Returns the errors in the imports of a package. */
function importErrors(name, imports) {
  const deepest = Math.max(...[...imports.keys()].map((file) => file.split('/').length - 1));
  const depths = Array.from({ length: deepest }, (_, index) => index + 1);
  const graphs = [['file', imports], ...depths.map((depth) => ['folder', foldersOf(imports, depth)])];
  const cycles = graphs.flatMap(([kind, graph]) =>
    cyclesIn(graph).map((cycle) => `${name}: a cycle of ${kind}s: ${cycle.join(' → ')}`),
  );
  return [...new Set(cycles), ...areaErrors(name, imports), ...(name === 'app' ? layerErrors(imports) : [])];
}

/** Returns an error for each import of the portal from `platform` to a feature, or from either to the root. */
function layerErrors(imports) {
  const errors = [];
  const layerOf = (file) => /^(platform|features)\//.exec(file)?.[1];
  for (const [file, targets] of imports) {
    const from = layerOf(file);
    if (from === undefined) continue;
    for (const target of targets) {
      const to = layerOf(target);
      if (to === undefined) errors.push(`app: ${from} must not import the root: ${file} → ${target}`);
      else if (from === 'platform' && to !== from)
        errors.push(`app: platform must not import features: ${file} → ${target}`);
    }
  }
  return errors;
}

/** Returns a message for each path of a page that is written outside the module of paths. Comments may name a path. */
function pathLiterals() {
  const app = join(root, 'packages/app/src');
  const module = 'platform/navigation/paths.ts';
  const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
  const written = readFileSync(join(app, module), 'utf8').matchAll(/['`]\/([a-z][a-z0-9-]*)/g);
  const firstSegments = [...new Set([...written].map(([, segment]) => segment))].join('|');
  const literal = new RegExp(`['"\`]/(?:${firstSegments})(?=[/?#'"\`$])`, 'g');
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !isTest(name) && name !== module)
    .flatMap((name) =>
      [...withoutComments(readFileSync(join(app, name), 'utf8')).matchAll(literal)].map(
        ([found]) => `app: use ${module} instead of the path ${found.slice(1)}: ${name}`,
      ),
    );
}

function main() {
  const errors = [];
  for (const name of ['ui', 'domain', 'api', 'app']) {
    const imports = importsIn(join(root, 'packages', name, 'src'));
    errors.push(...importErrors(name, imports));
    if (!process.argv.includes('--graph')) continue;
    for (const [from, targets] of foldersOf(imports, 2)) {
      if (targets.size > 0)
        console.log(`${name}/${from} → ${[...targets].toSorted((a, b) => (a < b ? -1 : 1)).join(', ')}`);
    }
  }

  errors.push(...pathLiterals());

  const guide = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  for (const [, path] of guide.matchAll(/`((?:packages|scripts)\/[^`\s]+)`/g)) {
    if (!existsSync(join(root, path))) errors.push(`docs/architecture.md: ${path} does not exist`);
  }

  for (const error of errors) console.error(error);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
