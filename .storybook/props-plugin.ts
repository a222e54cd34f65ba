import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readProps } from '../scripts/props.mjs';
import { patternsOf } from './blocks/patterns.ts';
import { printed } from './remark-quotes.ts';

let read: ReturnType<typeof readProps> | undefined;
/** Reads the props on the first request and caches them. */
const props = () => (read ??= readProps());

/** Returns the first sentence of a docs page as plain text. */
function summaryOf(page: string): string {
  const [, paragraph = ''] = /\n# .+\n\n([\s\S]+?)\n\n/.exec(page) ?? [];
  const [sentence] = paragraph
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[`*]|\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/(?<=\.) /);
  return printed(sentence ?? '');
}

/** Returns the summary, the patterns, the size budget, the first version and the source of each component. */
function factsOf(root: string) {
  const whatsNew = readFileSync(`${root}/docs/storybook/whats-new.mdx`, 'utf8');
  const { repository } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8')) as {
    repository: { url: string };
  };
  const tree = `${repository.url.replace(/^git\+|\.git$/g, '')}/tree/main/packages/ui/src`;
  const weights = JSON.parse(readFileSync(`${root}/packages/ui/sizes.json`, 'utf8')) as Record<string, number>;
  return Object.fromEntries(
    Object.entries(props()).map(([component, { components }]) => [
      component,
      {
        patterns: patternsOf(components),
        summary: summaryOf(readFileSync(`${root}/packages/ui/src/${component}/${component.split('/')[1]}.mdx`, 'utf8')),
        weight: weights[component],
        since: whatsNew.includes(`'${component.replace('/', '-')}'`) ? '0.2' : '0.1',
        source: `${tree}/${component}`,
      },
    ]),
  );
}

/** Converts a type to the format from which Storybook derives controls. */
const docgenType = (type: string) => {
  const members = type.split(' | ');
  if (members.length > 1 && members.every((each) => /^('.*'|\d+)$/.test(each)))
    return { name: 'union', raw: type, elements: members.map((value) => ({ name: 'literal', value })) };
  if (type.includes('=>')) return { name: 'signature', type: 'function', raw: type };
  return { name: type, raw: type };
};

/** The prefix of the modules with the props of one component each. */
const propsOf = 'virtual:attesta-props/';

/**
 * Provides the props of all components (`scripts/props.mjs`): as the modules `props-data.ts` and `facts-data.ts` for
 * the docs, and as `__docgenInfo` on each component for Storybook's controls. Storybook's own type readers do not
 * follow imports, and most components share props across files.
 */
export function propsPlugin(root: string): Plugin {
  return {
    name: 'attesta-props',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(propsOf) ? `\0${source}` : undefined),
    load: (file) => {
      if (file.startsWith(`\0${propsOf}`))
        return `export default ${JSON.stringify(props()[file.slice(propsOf.length + 1)])};`;
      if (file.endsWith('/.storybook/props-data.ts')) {
        const loaders = Object.keys(props()).map(
          (component) => `'${component}': () => import('${propsOf}${component}')`,
        );
        return `export const props = { ${loaders.join(', ')} };`;
      }
      return file.endsWith('/.storybook/facts-data.ts')
        ? `export default ${JSON.stringify(factsOf(root))};`
        : undefined;
    },
    transform(code, file) {
      const [, folder, foundation] =
        /^packages\/ui\/src\/(?:(\w+\/[\w-]+)|(foundation))\/[\w-]+\.tsx$/.exec(
          relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/'),
        ) ?? [];
      if (folder?.startsWith('testing/') || /\.(test|stories)\.tsx$/.test(file)) return undefined;
      // Components in `foundation` are exported by the folder of another component.
      const folders = foundation ? Object.values(props()) : [props()[folder ?? '']];
      const here = folders
        .flatMap((entry) => entry?.components ?? [])
        .filter(({ name }) => new RegExp(`export (const|function) ${name}\\b`).test(code));
      const annotations = here.map(({ name, description, props: own }) => {
        const docgen = {
          displayName: name,
          description,
          props: Object.fromEntries(
            own.map((prop) => [
              prop.name,
              {
                required: prop.required,
                description: prop.description,
                tsType: docgenType(prop.type),
                defaultValue: prop.default === undefined ? undefined : { value: prop.default },
              },
            ]),
          ),
        };
        return `${name}.__docgenInfo = ${JSON.stringify(docgen)};`;
      });
      return annotations.length > 0 ? { code: `${code}\n${annotations.join('\n')}`, map: null } : undefined;
    },
  };
}
