import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readProps } from '../scripts/props.mjs';

let read: ReturnType<typeof readProps> | undefined;
/** Read once, when the first docs page or story asks. */
const props = () => (read ??= readProps());

/** A prop in the form that Storybook makes its controls from. */
const docgenType = (type: string) => {
  const members = type.split(' | ');
  if (members.length > 1 && members.every((each) => /^('.*'|\d+)$/.test(each))) return { name: 'union', raw: type, elements: members.map((value) => ({ name: 'literal', value })) };
  if (type.includes('=>')) return { name: 'signature', type: 'function', raw: type };
  return { name: type, raw: type };
};

/**
 * The tables of props, from the types of the parts (`scripts/props.mjs`): as the module `props-data.ts` for the docs, and on each component for Storybook's controls.
 * Storybook's own readers of types do not follow an import, and most parts take props from a neighbour.
 */
export function propsPlugin(root: string): Plugin {
  return {
    name: 'attesta-props',
    enforce: 'pre',
    load: (file) => (file.endsWith('/.storybook/props-data.ts') ? `export default ${JSON.stringify(props())};` : undefined),
    transform(code, file) {
      const folder = /^packages\/ui\/src\/(\w+\/[\w-]+)\/[\w-]+\.tsx$/.exec(relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/'))?.[1];
      if (!folder || folder.startsWith('testing/') || /\.(test|stories)\.tsx$/.test(file)) return undefined;
      const here = props()[folder]?.components.filter(({ name }) => new RegExp(`export (const|function) ${name}\\b`).test(code)) ?? [];
      const notes = here.map(({ name, description, props: own }) => {
        const docgen = {
          displayName: name, description,
          props: Object.fromEntries(own.map((prop) => [prop.name, { required: prop.required, description: prop.description, tsType: docgenType(prop.type), defaultValue: prop.default === undefined ? undefined : { value: prop.default } }])),
        };
        return `${name}.__docgenInfo = ${JSON.stringify(docgen)};`;
      });
      return notes.length > 0 ? { code: `${code}\n${notes.join('\n')}`, map: null } : undefined;
    },
  };
}
