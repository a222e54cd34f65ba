import { describe, expect, it } from 'vitest';

/** The library's sources as text by their path in `src`, such as `inputs/button/button.tsx`. */
const files = new Map(
  Object.entries(
    import.meta.glob<string>(['../*/*/*.{ts,tsx,mdx}', '!../{theme,foundation,locale,testing}/**'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, text]) => [path.replace('../', ''), text]),
);
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');
const components = [...files.keys()].filter((path) => path.endsWith('/index.ts')).map(folderOf);
const filesOf = Map.groupBy(files, ([path]) => folderOf(path));
const textOf = (folder: string, kind: RegExp) =>
  (filesOf.get(folder) ?? [])
    .filter(([path]) => kind.test(path))
    .map(([, text]) => text)
    .join('\n');

const docs = /\.mdx$/;
const tests = /\.test\.tsx?$/;
const source = /^(?!.*\.(test|stories|keys)\.tsx?$).*\.tsx?$/;
const allTests = [...files]
  .filter(([path]) => tests.test(path))
  .map(([, text]) => text)
  .join('\n');

/** Roles that require keyboard handling: composite widgets, and dialogs, which trap the focus. */
const pattern =
  /role[=:]\s*\{?["'`](menu|menubar|tablist|listbox|radiogroup|combobox|tree|treegrid|grid|dialog|alertdialog|toolbar|slider|spinbutton)["'`]|<dialog|styled\.dialog/;
/** Imports of components whose keyboard table a component built on them must show. */
const builtOn =
  /from '\.\.\/(?:\.\.\/)?(overlays\/(?:menu|popover|dialog|drawer)|(?:\.\/)?(?:menu|popover|dialog|drawer))\/index\.js'/;

describe.each(components)('%s', (folder) => {
  const name = folder.split('/')[1] ?? folder;

  it('has stories, a docs page with its review date, and the conformance test', () => {
    expect(textOf(folder, /\.stories\.tsx$/), 'stories').not.toBe('');
    expect(textOf(folder, docs), 'docs').toMatch(/Last reviewed for accessibility: \d{1,2} \w+ \d{4}\./);
    const own = textOf(folder, tests).includes('describeConformance(');
    expect(own || allTests.includes(`part: '${name}'`), `describeConformance in ${folder}/${name}.test.tsx`).toBe(true);
  });

  it('has the conformance test of fields, if it is one', () => {
    const isField =
      folder.startsWith('inputs/') &&
      /^(?!export type).*\bFieldProps\b|<FormValue\b|RadioGroupProps<|useFormField\(/m.test(textOf(folder, source));
    expect(
      !isField || textOf(folder, tests).includes('describeField('),
      `describeField in ${folder}/${name}.test.tsx`,
    ).toBe(true);
  });

  it('documents its keys in a table', () => {
    const text = textOf(folder, source);
    const own = pattern.test(text);
    const hasTable = textOf(folder, /\.keys\.ts$/) !== '';
    const showsTable = /from '[^']+\.keys(\.js)?';[\s\S]*<KeyboardTable rows=\{/.test(textOf(folder, docs));
    expect(!own || hasTable, `a keyboard table in ${folder}/${name}.keys.ts`).toBe(true);
    expect(!(own || builtOn.test(text)) || showsTable, `a KeyboardTable in ${folder}/${name}.mdx`).toBe(true);
  });

  it('tests every documented keyboard table', () => {
    const tables = [...textOf(folder, /\.keys\.ts$/).matchAll(/export const (\w+)/g)].map(([, table]) => table ?? '');
    for (const table of tables) {
      expect(textOf(folder, docs), `${table} in the docs`).toMatch(
        new RegExp(`<KeyboardTable rows=\\{[^}]*\\b${table}\\b`),
      );
      expect(textOf(folder, tests).replace(/^import .*$/gm, ''), `${table} in the test`).toMatch(
        new RegExp(`\\b${table}\\b`),
      );
    }
  });
});

it('finds the components of the library', () => {
  expect(components).toContain('inputs/button');
  expect(components.length).toBeGreaterThan(30);
});
