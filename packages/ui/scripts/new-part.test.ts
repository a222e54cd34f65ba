import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writePart } from './new-part.mjs';

function library() {
  const source = mkdtempSync(join(tmpdir(), 'attesta-part-'));
  writeFileSync(
    join(source, 'index.ts'),
    "export * from './inputs/form/index.js';\nexport * from './display/card/index.js';\nexport * from './display/table/index.js';\n",
  );
  return source;
}

describe('the generator of parts', () => {
  it('writes every file that a part needs, under its names', () => {
    const source = library();
    const written = writePart('display/due-date', source).map((file) => file.slice(source.length + 1));
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
  it('puts it among the parts of its room', () => {
    const source = library();
    writePart('display/due-date', source);
    expect(
      readFileSync(join(source, 'index.ts'), 'utf8')
        .split('\n')
        .map((line) => line.slice(15, -11)),
    ).toEqual(['./inputs/form', './display/card', './display/due-date', './display/table', '']);
  });
  it.each(['', 'timeline', 'kitchen/sink', 'display/Timeline', 'display/../../x', 'display/a/b'])(
    'refuses %j, and writes nothing',
    (place) => {
      const source = library();
      const before = readFileSync(join(source, 'index.ts'), 'utf8');
      expect(() => writePart(place, source)).toThrow('names no part');
      expect(readFileSync(join(source, 'index.ts'), 'utf8')).toBe(before);
    },
  );
  it('leaves a part that exists as it is', () => {
    const source = library();
    writePart('display/due-date', source);
    expect(() => writePart('display/due-date', source)).toThrow('exists already');
  });
});
