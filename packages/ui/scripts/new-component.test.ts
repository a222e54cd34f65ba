import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeComponent } from './new-component.mjs';

const root = join(import.meta.dirname, '../../..');

function library() {
  const source = mkdtempSync(join(tmpdir(), 'attesta-component-'));
  writeFileSync(
    join(source, 'index.ts'),
    "export * from './inputs/form/index.js';\nexport * from './display/card/index.js';\nexport * from './display/table/index.js';\n",
  );
  return source;
}

describe('writeComponent', () => {
  it('writes every file of a component under its name', () => {
    const source = library();
    const written = writeComponent('display/due-date', source).map((file) => file.slice(source.length + 1));
    expect(written.toSorted()).toEqual(
      [
        'due-date.mdx',
        'due-date.stories.tsx',
        'due-date.styles.ts',
        'due-date.test.tsx',
        'due-date.tsx',
        'index.ts',
      ].map((file) => `display/due-date/${file}`),
    );
    expect(readFileSync(join(source, 'display/due-date/due-date.tsx'), 'utf8')).toContain(
      'export const DueDate = memo(function DueDate(',
    );
    expect(written.filter((file) => /__\w/.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });
  it.each(['display/x', 'display/due-date', 'display/certificate-of-free-sale-summary'])(
    'writes formatted files for %s',
    (path) => {
      const written = writeComponent(path, library());
      const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
      const check = ['--check', '-c', join(root, '.oxfmtrc.json'), ...written];
      expect(() => execFileSync(process.execPath, [oxfmt, ...check], { stdio: 'pipe' })).not.toThrow();
    },
  );
  it('adds the export next to the other components of its category', () => {
    const source = library();
    writeComponent('display/due-date', source);
    expect(
      readFileSync(join(source, 'index.ts'), 'utf8')
        .split('\n')
        .map((line) => line.slice(15, -11)),
    ).toEqual(['./inputs/form', './display/card', './display/due-date', './display/table', '']);
  });
  it.each(['', 'timeline', 'kitchen/sink', 'display/Timeline', 'display/../../x', 'display/a/b'])(
    'rejects %j and writes nothing',
    (path) => {
      const source = library();
      const before = readFileSync(join(source, 'index.ts'), 'utf8');
      expect(() => writeComponent(path, source)).toThrow('is not a component name');
      expect(readFileSync(join(source, 'index.ts'), 'utf8')).toBe(before);
    },
  );
  it('does not overwrite an existing component', () => {
    const source = library();
    writeComponent('display/due-date', source);
    expect(() => writeComponent('display/due-date', source)).toThrow('exists already');
  });
});
