// The docs of the library: every part has a page with every section, every prop has words, and links between pages lead somewhere.
// With --built (and part of a page's id, for a few) it opens `storybook-static` in the browser: pages in light and dark with axe, no error, no request to another host, search by other names.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { parts } from '../packages/ui/scripts/entries.mjs';
import { readProps } from './props.mjs';

const faults = [];
const read = (path) => readFileSync(join(root, path), 'utf8');
const sections = ['When to use', 'Anatomy', 'Props', 'Keyboard', 'Accessibility'];
const { neighbourhoods } = await import('../.storybook/parts.ts');

function checkPage(part) {
  const path = `packages/ui/src/${part}/${part.split('/')[1]}.mdx`;
  if (!existsSync(join(root, path))) return faults.push(`${part} has no docs page (${path})`);
  const text = read(path);
  const places = sections.map((section) => text.indexOf(`\n## ${section}\n`));
  sections.forEach((section, index) => places[index] < 0 && faults.push(`${path} has no section "${section}"`));
  if (places.every((place) => place >= 0) && places.some((place, index) => index > 0 && place < places[index - 1]))
    faults.push(`${path}: its sections stand in another order than ${sections.join(', ')}`);
  const use = text.split('\n## When to use\n')[1]?.split('\n## ')[0] ?? '';
  if (!/When not:/.test(use)) faults.push(`${path} does not say when not to use it ("When not: …")`);
  if (!new RegExp(`from '@attesta/ui/${part}'`).test(text))
    faults.push(`${path} has no line that imports from @attesta/ui/${part}`);
  if (!/<Canvas of=\{/.test(text)) faults.push(`${path} shows no example`);
  if (!/\n<Controls \/>/.test(text.split('\n## Props\n')[1] ?? ''))
    faults.push(`${path}: its section "Props" has no table (<Controls />)`);
  if (!/Last reviewed for accessibility: \d{1,2} \w+ \d{4}\.\s*$/.test(text))
    faults.push(`${path} does not end with the date of its review`);
}

function checkProps(part, { components, functions }) {
  if (components.every(({ props, element }) => props.length === 0 && !element) && functions.length === 0)
    faults.push(`${part}: its table of props would be empty`);
  for (const { name, props } of components) {
    for (const prop of props)
      if (prop.description === '')
        faults.push(
          `${part}: ${name}.${prop.name} has no words; give it a doc comment, or words in scripts/prop-words.mjs`,
        );
  }
}

function checkNeighbours(parts) {
  for (const part of parts)
    if (!neighbourhoods[part]) faults.push(`${part} has no row in .storybook/parts.ts: other names and related parts`);
  for (const [part, { also, related }] of Object.entries(neighbourhoods)) {
    if (!parts.includes(part)) faults.push(`.storybook/parts.ts names ${part}, which is no part`);
    if (also.length === 0) faults.push(`.storybook/parts.ts: ${part} has no other name`);
    for (const each of related)
      if (!parts.includes(each)) faults.push(`.storybook/parts.ts: ${part} is related to ${each}, which is no part`);
  }
}

/** Where a title stands in Storybook's addresses: "Guides/No flash at load" is `guides-no-flash-at-load`. */
const slug = (title) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const mdxOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`);

function checkLinks(parts) {
  const own = mdxOf('docs/storybook');
  const titles = own.map(
    (path) => /<Meta title="([^"]+)"/.exec(read(path))?.[1] ?? faults.push(`${path} has no title`),
  );
  const known = new Set([...titles.map((title) => slug(String(title))), ...parts.map(slug)]);
  for (const path of [...own, ...mdxOf('packages/ui/src')]) {
    for (const [, target] of read(path).matchAll(/\?path=\/docs\/([\w-]+)--docs/g))
      if (!known.has(target)) faults.push(`${path} leads to ${target}, which is no page`);
  }
}

const props = readProps();
for (const part of parts) {
  checkPage(part);
  checkProps(part, props[part]);
}
checkNeighbours(parts);
checkLinks(parts);

if (process.argv.includes('--built')) {
  const { checkBuilt } = await import('./storybook-built.mjs');
  faults.push(...(await checkBuilt(process.argv[process.argv.indexOf('--built') + 1])));
}
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? `${parts.length} parts have their docs.` : `${faults.length} faults in the docs.`);
process.exitCode = faults.length === 0 ? 0 : 1;
