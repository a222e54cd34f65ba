// Checks the docs of the library: every component has a page with all sections, every prop has a description, and links
// between pages have a target.
//   --built [id]  also opens `storybook-static` in the browser, or only the pages whose id contains the given text, in
//                 light and dark mode: runs axe, and reports errors, requests to other hosts and missing search results
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { components } from '../packages/ui/scripts/entries.mjs';
import { readProps } from './props.mjs';

const problems = [];
const read = (path) => readFileSync(join(root, path), 'utf8');
const sections = ['When to use', 'Anatomy', 'Props', 'Keyboard', 'Accessibility'];
const { componentIndex } = await import('../.storybook/components.ts');

function checkPage(component) {
  const path = `packages/ui/src/${component}/${component.split('/')[1]}.mdx`;
  if (!existsSync(join(root, path))) return problems.push(`${component} has no docs page (${path})`);
  const text = read(path);
  const positions = sections.map((section) => text.indexOf(`\n## ${section}\n`));
  sections.forEach((section, index) => positions[index] < 0 && problems.push(`${path} has no section "${section}"`));
  if (
    positions.every((position) => position >= 0) &&
    positions.some((position, index) => index > 0 && position < positions[index - 1])
  )
    problems.push(`${path}: its sections are not in the order ${sections.join(', ')}`);
  const use = text.split('\n## When to use\n')[1]?.split('\n## ')[0] ?? '';
  if (!/When not( to use)?:/.test(use))
    problems.push(`${path} does not state when not to use the component ("When not to use: …")`);
  if (!new RegExp(`from '@attesta/ui/${component}'`).test(text))
    problems.push(`${path} has no import from @attesta/ui/${component}`);
  if (!/<Canvas of=\{/.test(text)) problems.push(`${path} shows no example`);
  if (!/\n<Controls \/>/.test(text.split('\n## Props\n')[1] ?? ''))
    problems.push(`${path}: the section "Props" has no table (<Controls />)`);
  if (!/Last reviewed for accessibility: \d{1,2} \w+ \d{4}\.\s*$/.test(text))
    problems.push(`${path} does not end with the date of its accessibility review`);
}

function checkProps(component, { components: exported, functions }) {
  if (exported.every(({ props, element }) => props.length === 0 && !element) && functions.length === 0)
    problems.push(`${component}: the props table would be empty`);
  for (const { name, props } of exported) {
    for (const prop of props)
      if (prop.description === '')
        problems.push(
          `${component}: ${name}.${prop.name} has no description. Add a doc comment, or an entry in scripts/prop-descriptions.mjs`,
        );
  }
}

function checkIndex() {
  for (const component of components)
    if (!componentIndex[component])
      problems.push(`${component} has no entry in .storybook/components.ts (aliases and related components)`);
  for (const [component, { aliases, related }] of Object.entries(componentIndex)) {
    if (!components.includes(component))
      problems.push(`.storybook/components.ts lists ${component}, which is not a component`);
    if (aliases.length === 0) problems.push(`.storybook/components.ts: ${component} has no alias`);
    for (const each of related)
      if (!components.includes(each))
        problems.push(`.storybook/components.ts: ${component} is related to ${each}, which is not a component`);
  }
}

/** Returns the id of a title in Storybook's URLs: "Guides/No flash at load" becomes `guides-no-flash-at-load`. */
const slug = (title) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const mdxOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`);

function checkLinks() {
  const own = mdxOf('docs/storybook');
  const titles = own.map(
    (path) => /<Meta title="([^"]+)"/.exec(read(path))?.[1] ?? problems.push(`${path} has no title`),
  );
  const known = new Set([...titles.map((title) => slug(String(title))), ...components.map(slug)]);
  for (const path of [...own, ...mdxOf('packages/ui/src')]) {
    for (const [, target] of read(path).matchAll(/\?path=\/docs\/([\w-]+)--docs/g))
      if (!known.has(target)) problems.push(`${path} links to ${target}, which is not a page`);
  }
}

const props = readProps();
for (const component of components) {
  checkPage(component);
  checkProps(component, props[component]);
}
checkIndex();
checkLinks();

if (process.argv.includes('--built')) {
  const { checkBuilt } = await import('./storybook-built.mjs');
  problems.push(...(await checkBuilt(process.argv[process.argv.indexOf('--built') + 1])));
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `The docs of ${components.length} components are complete.`
    : `${problems.length} problems in the docs.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
