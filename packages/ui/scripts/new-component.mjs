// `npm run component -- display/timeline` writes the files of a new component. You then write the description and the
// entry in `.storybook/components.ts`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from './entries.mjs';

const root = join(import.meta.dirname, '../../..');
const templates = join(import.meta.dirname, 'new-component');
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const today = () =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(),
  );

/** Formats the files. A component name of another length changes the line breaks of the template. */
function format(files) {
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [oxfmt, '-c', join(root, '.oxfmtrc.json'), ...files], { stdio: 'ignore' });
}

/**
 * Writes the component's folder under `source` and its line in the package's index. Returns the paths of the new files.
 * Throws, without writing anything, if the name is invalid or the component exists.
 */
export function writeComponent(path, source) {
  const [category, component, ...more] = (path ?? '').split('/');
  if (!categories.includes(category) || !kebab.test(component ?? '') || more.length > 0) {
    throw new Error(
      `"${path ?? ''}" is not a component name. Enter a category and a name in kebab-case, such as display/timeline. Categories: ${categories.join(', ')}.`,
    );
  }
  const folder = join(source, category, component);
  if (existsSync(folder))
    throw new Error(`${category}/${component} exists already. Change it, or choose another name.`);
  const spaced = component.replaceAll('-', ' ');
  const names = {
    component,
    Component: component.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase()),
    category,
    Category: category[0].toUpperCase() + category.slice(1),
    Title: spaced[0].toUpperCase() + spaced.slice(1),
    today: today(),
  };
  const filled = (text) => text.replaceAll(/__(\w+?)__/g, (_, name) => names[name]);
  mkdirSync(folder, { recursive: true });
  const written = readdirSync(templates).map((template) => {
    const file = join(folder, filled(template.replace(/\.txt$/, '')));
    writeFileSync(file, filled(readFileSync(join(templates, template), 'utf8')));
    return file;
  });
  format(written);
  const index = join(source, 'index.ts');
  const line = `export * from './${category}/${component}/index.js';`;
  const lines = readFileSync(index, 'utf8').trimEnd().split('\n');
  const after = lines.findLastIndex((one) => one.includes(`'./${category}/`) && one < line);
  const at = after >= 0 ? after + 1 : lines.findIndex((one) => one.includes(`'./${category}/`));
  writeFileSync(index, `${lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n')}\n`);
  return written;
}

if (process.argv[1]?.endsWith('new-component.mjs')) {
  try {
    const written = writeComponent(process.argv[2], join(root, 'packages/ui/src'));
    console.log(
      `${written.map((file) => file.slice(root.length + 1)).join('\n')}\n\nNext: describe the component in its docs page, add it to .storybook/components.ts (aliases and related components), then follow "How to add a component" in CONTRIBUTING.md. The component is done when \`npm test\` passes.`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
