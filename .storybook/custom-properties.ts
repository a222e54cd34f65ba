import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface CustomProperties {
  /** Properties of the component itself, with their default: a theme token or a CSS value. */
  own: readonly { name: string; fallback: string }[];
  /** Tokens of the theme that its styles use. */
  tokens: readonly string[];
}

/** Follows imports of styles, of the own folder and of the foundation, but not of other components. */
const isFollowed = (path: string) => path.startsWith('./') || path.includes('/foundation/') || path.endsWith('.styles');

/** Returns a module and the modules that it imports, directly or not. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.js'/g))
    if (isFollowed(path))
      for (const extension of ['ts', 'tsx']) withImports(join(dirname(file), `${path}.${extension}`), seen);
  return seen;
}

const token = String.raw`\$\{(?:color|size)(?:\.(\w+)|\['([\w-]+)'\])\}`;

/**
 * Reads the custom properties that the styles in a component's folder use. Most properties whose default is a CSS value
 * are internal, so they are included only if the component's docs mention them.
 */
export function customPropertiesOf(folder: string): CustomProperties {
  const names = readdirSync(folder);
  const read = (file: string) => readFileSync(file, 'utf8');
  const docs = names.filter((name) => name.endsWith('.mdx')).map((name) => read(join(folder, name)));
  const modules = new Set(
    names
      .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test|keys)\./.test(name))
      .flatMap((name) => [...withImports(join(folder, name))]),
  );
  const source = [...modules].map(read).join('\n');
  const own = new Map<string, string>();
  const uses = new RegExp(
    String.raw`var\((--(?!at-)[\w-]+), (?:${token}|((?:[^()]|\((?:[^()]|\([^()]*\))*\))+))\)`,
    'g',
  );
  for (const [, name = '', dotted, quoted, value] of source.matchAll(uses)) {
    if (own.has(name)) continue;
    if (value === undefined) own.set(name, `--at-${dotted ?? quoted}`);
    else if (docs.some((text) => text.includes(`\`${name}\``))) own.set(name, value);
  }
  const tokens = new Set(
    [...source.matchAll(new RegExp(token, 'g'))].map(([, dotted, quoted]) => `--at-${dotted ?? quoted}`),
  );
  return {
    own: [...own].map(([name, fallback]) => ({ name, fallback })),
    tokens: [...tokens].toSorted(),
  };
}
