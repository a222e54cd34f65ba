import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/** The file that an import names, or null for a library. */
function fileOf(name: string, from: string): string | null {
  const [, own, rest] = /^@attesta\/(domain|ui)\/(.+)$/.exec(name) ?? [];
  const path = own ? join(packages, own, 'src', rest!) : name.startsWith('.') ? join(dirname(from), name) : null;
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

/** Every library that is loaded with a file: by its imports and theirs, those of types and those on demand left out. */
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

it.each(['main.tsx', 'sign-in/welcome-page.tsx', 'sign-in/login-page.tsx', 'shell/auth-layout.tsx'])(
  '%s is shown without the schema library and without the HTTP client',
  (entry) => {
    const libraries = librariesOf(entry);
    expect([...libraries.keys()]).toContain('react');
    for (const heavy of ['zod', 'axios', 'swr'])
      expect(libraries.get(heavy), `${heavy} by ${libraries.get(heavy)}`).toBeUndefined();
  },
);
