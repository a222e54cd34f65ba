import { fileURLToPath } from 'node:url';
import { customPropertiesOf } from './custom-properties.ts';
import { componentOfPage } from './page-of.ts';

interface Node {
  type: string;
  depth?: number;
  ordered?: boolean;
  url?: string;
  value?: string;
  children?: Node[];
}

const text = (value: string): Node => ({ type: 'text', value });
const code = (value: string): Node => ({ type: 'inlineCode', value });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children });
const separated = (nodes: Node[]): Node[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));

function section(folder: string): Node[] {
  const { own, tokens } = customPropertiesOf(folder);
  if (tokens.length === 0) return [];
  const guide: Node = {
    type: 'link',
    url: '?path=/docs/guides-customise-a-component--docs',
    children: [text('Customise a component')],
  };
  const items = own.map(({ name, fallback }): Node => ({
    type: 'listItem',
    children: [paragraph(code(name), text(', by default '), code(fallback))],
  }));
  return [
    { type: 'heading', depth: 2, children: [text('Custom properties')] },
    paragraph(text('Set them on the component or on a section of the page. See '), guide, text('.')),
    ...(items.length > 0 ? [{ type: 'list', ordered: false, children: items }] : []),
    paragraph(text('Tokens of the theme that it uses: '), ...separated(tokens.map(code)), text('.')),
  ];
}

const isAccessibility = ({ type, depth, children }: Node) =>
  type === 'heading' && depth === 2 && children?.[0]?.value === 'Accessibility';

/** A remark plugin that adds the custom properties of a component to its docs page, read from its styles. */
export const customProperties = () => (tree: Node) => {
  const component = componentOfPage(tree);
  const at = tree.children?.findIndex(isAccessibility) ?? -1;
  if (component && at >= 0)
    tree.children?.splice(
      at,
      0,
      ...section(fileURLToPath(new URL(`../packages/ui/src/${component}`, import.meta.url))),
    );
};
