import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type PluginOption } from 'vite';
import { builtLibrary } from '../../../scripts/built-library.js';
import { chromiumPath } from '../../../../../scripts/chromium.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const repository = here('../../../../..');
const screenshots = here('../../../__screenshots__');
const file = join(screenshots, 'hashes.json');

/** The files and packages that a module imports directly. */
interface Imports {
  files: string[];
  packages: string[];
}
export type ModuleGraph = ReadonlyMap<string, Imports>;

const isPackage = (id: string) => /^(@[\w-]+\/)?[\w-]/.test(id) && !id.startsWith('@attesta/');
const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');
const withoutQuery = (id: string) => id.replace(/\?.*$/, '');

/** The files that a style sheet refers to, such as fonts. */
const filesOfSheet = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:url\(|@import\s)\s*['"]?([^'")\s]+)/g)]
    .map(([, url]) => join(dirname(path), withoutQuery(url ?? '')))
    .filter((each) => existsSync(each));

/** Resolves the imports of these modules and of all modules that they import, as Vite does for a page. */
export async function moduleGraph(entries: readonly string[], plugins: PluginOption[] = []): Promise<ModuleGraph> {
  const graph = new Map<string, Imports>();
  await build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    resolve: { conditions: ['@attesta/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: [...entries], external: isPackage, treeshake: false },
    },
    plugins: [
      ...plugins,
      {
        name: 'module-graph',
        moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
          const path = withoutQuery(id);
          const ids = [...importedIds, ...dynamicallyImportedIds].map(withoutQuery);
          const sheet = path.endsWith('.css') && existsSync(path) ? filesOfSheet(path) : [];
          graph.set(path, {
            files: [...ids.filter((each) => !isPackage(each)), ...sheet],
            packages: ids.filter(isPackage).map(packageOf),
          });
        },
      },
    ],
  });
  return graph;
}

interface Lock {
  packages: Record<
    string,
    { version?: string; integrity?: string } & Partial<Record<DependencyKind, Record<string, string>>>
  >;
}
type DependencyKind = 'dependencies' | 'optionalDependencies' | 'peerDependencies';

/** The entries of the lock file for packages and for everything that they depend on. */
function lockedVersions(names: Iterable<string>, { packages }: Lock): Map<string, string> {
  const versions = new Map<string, string>();
  const add = (name: string, from: string) => {
    const own = `${from}/node_modules/${name}`;
    const path = own in packages ? own : `node_modules/${name}`;
    const entry = packages[path];
    if (!entry || versions.has(path)) return;
    versions.set(path, entry.integrity ?? entry.version ?? '');
    for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies'] as const)
      for (const each of Object.keys(entry[kind] ?? {})) add(each, path);
  };
  for (const name of names) add(name, '');
  return versions;
}

/** Everything that is reached from a module, except through modules of `stop`. */
function reached(entry: string, graph: ModuleGraph, stop: ReadonlySet<string>): Imports {
  const files = new Set<string>();
  const packages = new Set<string>();
  const add = (path: string) => {
    if (files.has(path) || stop.has(path)) return;
    files.add(path);
    const imports = graph.get(path);
    for (const each of imports?.packages ?? []) packages.add(each);
    for (const each of imports?.files ?? []) add(each);
  };
  add(entry);
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

/** The hash of a module with all files and the versions of all packages that it imports, directly or not. */
export function hashOfModule(
  entry: string,
  graph: ModuleGraph,
  lock: Lock,
  stop: ReadonlySet<string> = new Set(),
): string {
  const { files, packages } = reached(entry, graph, stop);
  const hash = createHash('sha256');
  for (const path of files) {
    hash.update(`${relative(repository, path)}\0`);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  for (const [path, version] of lockedVersions(packages, lock)) hash.update(`${path} ${version}\n`);
  return hash.digest('hex');
}

/** By story file, the hash of everything that its screenshots show or are made with. */
let shown: Promise<ReadonlyMap<string, string>> | undefined;

/** What all screenshots are made with, besides the modules of the page. */
const tools = [
  'vitest',
  '@vitest/browser-playwright',
  'vitest-browser-react',
  'playwright-core',
  '@blazediff/core',
  'pngjs',
];
const page = ['./stories.visual.test.tsx', '../setup.ts', '../story-wait-timeout.ts'].map(here);
const programs = ['./screenshot-commands.ts', './png.ts', '../../../../../scripts/chromium.mjs'].map(here);

async function hashStories(paths: Record<string, string>): Promise<ReadonlyMap<string, string>> {
  const files = Object.values(paths).map(here);
  const graph = await moduleGraph([...page, ...files], [builtLibrary()]);
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as Lock;
  const made = createHash('sha256').update(execFileSync(await chromiumPath(), ['--version']));
  for (const path of programs) made.update(readFileSync(path));
  for (const [name, version] of lockedVersions(tools, lock)) made.update(`${name} ${version}\n`);
  const all = new Set(files);
  for (const path of page) made.update(hashOfModule(path, graph, lock, all));
  const common = made.digest('hex');
  return new Map(
    Object.entries(paths).map(([key, path]) => [key, `${common} ${hashOfModule(here(path), graph, lock)}`]),
  );
}

/** The stored screenshots of a story file, such as `inputs/button`. */
function screenshotsOf(key: string): string[] {
  const folder = join(screenshots, dirname(key));
  const name = basename(key);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((each) => each.startsWith(`${name}-`) && /^[A-Z]/.test(each.slice(name.length + 1)))
    .map((each) => join(folder, each))
    .toSorted();
}

/** The hash of a story file: of what its screenshots show, and of the stored screenshots. */
async function hashOfStory(key: string): Promise<string> {
  const hash = createHash('sha256').update((await shown)?.get(key) ?? '');
  for (const path of screenshotsOf(key)) hash.update(basename(path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

const readHashes = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {});

/**
 * Returns the keys of the story files whose screenshots cannot have changed: the stored hash equals the current one.
 * @param paths the story files by key, relative to this file
 */
export async function unchangedStories(paths: Record<string, string>): Promise<string[]> {
  shown = hashStories(paths);
  if (process.env['SCREENSHOTS'] === 'all' || process.env['TEST_SCOPE'] === 'full') return [];
  const stored = readHashes();
  const unchanged: string[] = [];
  for (const key of Object.keys(paths)) if (stored[key] === (await hashOfStory(key))) unchanged.push(key);
  return unchanged;
}

/** Stores the hash of a story file all of whose screenshots were compared or written in this run. */
export async function storeHash(key: string): Promise<void> {
  const known = new Set((await shown)?.keys());
  const hashes = { ...readHashes(), [key]: await hashOfStory(key) };
  const lines = Object.entries(hashes)
    .filter(([each]) => known.has(each))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}
