import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readProps } from '../scripts/props.mjs';
import { printed } from './remark-quotes.ts';

let read: ReturnType<typeof readProps> | undefined;
/** Read once, when the first docs page or story asks. */
const props = () => (read ??= readProps());

/** The first sentence of a docs page, without marks. */
function summaryOf(page: string): string {
  const [, paragraph = ''] = /\n# .+\n\n([\s\S]+?)\n\n/.exec(page) ?? [];
  const [sentence] = paragraph
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[`*]|\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/(?<=\.) /);
  return printed(sentence ?? '');
}

/** What is known of each part beside its props: its first sentence, and its budget. */
function factsOf(root: string) {
  const weights = JSON.parse(readFileSync(`${root}/packages/ui/sizes.json`, 'utf8')) as Record<string, number>;
  return Object.fromEntries(
    Object.keys(props()).map((part) => [
      part,
      {
        summary: summaryOf(readFileSync(`${root}/packages/ui/src/${part}/${part.split('/')[1]}.mdx`, 'utf8')),
        weight: weights[part],
      },
    ]),
  );
}

/** A prop in the form that Storybook makes its controls from. */
const docgenType = (type: string) => {
  const members = type.split(' | ');
  if (members.length > 1 && members.every((each) => /^('.*'|\d+)$/.test(each)))
    return { name: 'union', raw: type, elements: members.map((value) => ({ name: 'literal', value })) };
  if (type.includes('=>')) return { name: 'signature', type: 'function', raw: type };
  return { name: type, raw: type };
};

/**
 * The tables of props, from the types of the parts (`scripts/props.mjs`): as the module `props-data.ts` for the docs (and as `facts-data.ts` what else is known of them), and on each component for Storybook's controls.
 * Storybook's own readers of types do not follow an import, and most parts take props from a neighbour.
 */
export function propsPlugin(root: string): Plugin {
  return {
    name: 'attesta-props',
    enforce: 'pre',
    load: (file) => {
      if (file.endsWith('/.storybook/props-data.ts')) return `export default ${JSON.stringify(props())};`;
      return file.endsWith('/.storybook/facts-data.ts')
        ? `export default ${JSON.stringify(factsOf(root))};`
        : undefined;
    },
    transform(code, file) {
      const folder = /^packages\/ui\/src\/(\w+\/[\w-]+)\/[\w-]+\.tsx$/.exec(
        relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/'),
      )?.[1];
      if (!folder || folder.startsWith('testing/') || /\.(test|stories)\.tsx$/.test(file)) return undefined;
      const here =
        props()[folder]?.components.filter(({ name }) => new RegExp(`export (const|function) ${name}\\b`).test(code)) ??
        [];
      const notes = here.map(({ name, description, props: own }) => {
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
      return notes.length > 0 ? { code: `${code}\n${notes.join('\n')}`, map: null } : undefined;
    },
  };
}
