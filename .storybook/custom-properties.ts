import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface CustomProperties {
  /** Properties of the component itself, with the theme token that is their default, if it is one. */
  own: readonly { name: string; fallback: string | null }[];
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

/** Reads the custom properties that the styles in a component's folder use. */
export function customPropertiesOf(folder: string): CustomProperties {
  const modules = new Set(
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test|keys)\./.test(name))
      .flatMap((name) => [...withImports(join(folder, name))]),
  );
  const source = [...modules].map((file) => readFileSync(file, 'utf8')).join('\n');
  const own = new Map<string, string | null>();
  for (const [, name = '', dotted, quoted] of source.matchAll(
    new RegExp(String.raw`var\((--(?!at-)[\w-]+), ${token}\)`, 'g'),
  ))
    own.set(name, `--at-${dotted ?? quoted}`);
  const tokens = new Set(
    [...source.matchAll(new RegExp(token, 'g'))].map(([, dotted, quoted]) => `--at-${dotted ?? quoted}`),
  );
  return { own: [...own].map(([name, fallback]) => ({ name, fallback })), tokens: [...tokens].toSorted() };
}
