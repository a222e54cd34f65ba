import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/** The source file of an import, or null for a library. */
function fileOf(specifier: string, from: string): string | null {
  const [, workspace, rest] = /^@attesta\/(domain|ui)\/(.+)$/.exec(specifier) ?? [];
  const path = workspace
    ? join(packages, workspace, 'src', rest!)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null;
  if (path === null || /\.(css|json)$/.test(path)) return null;
  const candidates = [
    path,
    `${path}.ts`,
    `${path}.tsx`,
    join(path, 'index.ts'),
    path.replace(/\.js$/, '.ts'),
    path.replace(/\.js$/, '.tsx'),
  ];
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/**
 * All libraries that a file imports directly or through other files, with the importing file. Type imports and dynamic
 * imports are ignored.
 */
function librariesOf(entry: string): Map<string, string> {
  const libraries = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /^(?:import\s+|(?:import|export)(?!\s+type\b)[^;'"()]*?\sfrom\s+)'([^']+)'/gm,
    )) {
      const next = fileOf(name!, file);
      if (next) visit(next);
      else libraries.set(name!, file);
    }
  };
  visit(join(import.meta.dirname, entry));
  return libraries;
}

it.each(['main.tsx', 'features/sign-in/welcome-page.tsx', 'platform/shell/auth-layout.tsx'])(
  '%s does not import the schema library or the HTTP client',
  (entry) => {
    const libraries = librariesOf(entry);
    expect([...libraries.keys()]).toContain('react');
    for (const heavy of ['zod', 'axios', 'swr'])
      expect(libraries.get(heavy), `${heavy} imported by ${libraries.get(heavy)}`).toBeUndefined();
  },
);

it('no module imports a language bundle statically, so that each is loaded lazily (S7.18)', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file),
  );
  const importing = files.filter((file) =>
    /^import\s+(?!type\b)[^;]*?\/(en|fr|ro|zh)\/\w+\.json'/m.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(files).toContain('platform/i18n/i18n.ts');
  expect(importing).toEqual([]);
});
