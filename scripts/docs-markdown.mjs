// The docs as Markdown for language models and other readers without a browser: one file per page, and `llms.txt` with
// a link to each (https://llmstxt.org). Storybook's build writes them next to its pages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './ensure.mjs';
import { readProps } from './props.mjs';
import { storiesCode } from './story-code.mjs';

const slug = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const block = (code, language) => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** Returns the files that a page imports as text, by the name of the import. */
function rawImports(file, text) {
  const found = [...text.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)];
  return new Map(
    found.map(([, name, path]) => [name, { text: readFileSync(join(dirname(file), path), 'utf8'), path }]),
  );
}

function propsTable(component, props) {
  const { components = [], functions = [] } = props[component] ?? {};
  const cell = (text) => text.replaceAll('|', '\\|');
  return [
    ...components
      .filter((each) => each.props.length > 0)
      .map(
        ({ name, props: own }) =>
          `### ${name}\n\n| prop | type | default | description |\n|---|---|---|---|\n${own
            .map(
              (prop) =>
                `| ${prop.name}${prop.required ? ' (required)' : ''} | \`${cell(prop.type)}\` | ${cell(prop.default ?? '')} | ${cell(prop.description)} |`,
            )
            .join('\n')}`,
      ),
    ...functions.map(({ signature, description }) => `${block(signature, 'ts')}\n\n${description}`),
  ].join('\n\n');
}

/** Returns a docs page without the syntax of MDX: examples as code, props as tables. */
function pageOf(file, props) {
  const text = readFileSync(file, 'utf8');
  const raws = rawImports(file, text);
  const stories = file.replace(/\.mdx$/, '.stories.tsx');
  const code = existsSync(stories) ? storiesCode(stories) : {};
  const component = file.split('/src/')[1]?.split('/').slice(0, 2).join('/');
  const raw = (name) => {
    const found = raws.get(name);
    return found ? block(found.text, found.path.split('.').at(-1) ?? '') : '';
  };
  return `${text
    .replace(/^[\s\S]*?(?=^# )/m, '')
    .replaceAll(/<Meta [^>]*\/>/g, '')
    .replaceAll(/<Canvas of=\{stories\.(\w+)\}[^>]*\/>/g, (_all, name) => (code[name] ? block(code[name], 'tsx') : ''))
    .replaceAll(
      /<(?:Example|Sample)\b[^>]*code=\{(\w+)\}[^>]*?(?:\/>|>[\s\S]*?<\/(?:Example|Sample)>)/g,
      (_all, name) => raw(name),
    )
    .replaceAll(/<Controls \/>/g, () => propsTable(component, props))
    .replaceAll(/^<\/?[A-Z][\s\S]*?>$/gm, '')
    .replaceAll(/\?path=\/docs\/([\w-]+?)--docs/g, '$1.md')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Returns the text of each generated file by its path in the built Storybook. */
export function markdownFiles() {
  const props = readProps();
  const pages = globSync(['docs/storybook/**/*.mdx', 'packages/ui/src/*/*/*.mdx'], { cwd: root })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const component = /^packages\/ui\/src\/(\w+\/[\w-]+)\//.exec(path)?.[1];
      const [, title = component ?? basename(path, '.mdx')] = /<Meta title="([^"]+)"/.exec(text) ?? [];
      const markdown = pageOf(join(root, path), props);
      const [, summary = ''] = /^# .+\n\n(.+?)(?:\n|$)/.exec(markdown) ?? [];
      return {
        id: slug(component ?? title),
        title: /^# (.+)/m.exec(markdown)?.[1] ?? title,
        group: title.split('/')[0],
        summary,
        markdown,
      };
    });
  const groups = Map.groupBy(pages, ({ group }) => group);
  const index = [...groups].map(
    ([group, list]) =>
      `## ${group.charAt(0).toUpperCase()}${group.slice(1)}\n\n${list.map(({ title, id, summary }) => `- [${title}](docs/${id}.md): ${summary}`).join('\n')}`,
  );
  return {
    'llms.txt': `# @attesta/ui\n\n> An accessible, themeable React component library for regulated portals, on styled-components. Import each component from its own entry, such as \`@attesta/ui/inputs/button\`.\n\n${index.join('\n\n')}\n`,
    ...Object.fromEntries(pages.map(({ id, markdown }) => [`docs/${id}.md`, markdown])),
  };
}
