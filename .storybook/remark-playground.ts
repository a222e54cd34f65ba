import { componentOfPage } from './page-of.ts';

interface Attribute {
  name?: string;
}
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  attributes?: Attribute[];
  children?: Node[];
  data?: object;
}

const isElement = (node: Node, name: string) => node.type === 'mdxJsxFlowElement' && node.name === name;
const isSection = ({ type, depth, children }: Node, title: string) =>
  type === 'heading' && depth === 2 && children?.[0]?.value === title;
const element = (name: string, children: Node[] = [], attributes: Attribute[] = []): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
});

/** The import of the blocks that consist of components of the library. */
const blocks = '../../../../../docs/storybook/blocks/cases';
const names = ['CaseLink', 'Cases', 'Playground'];
const importOfBlocks = (): Node => {
  const identifier = (name: string) => ({ type: 'Identifier', name });
  const source = { type: 'Literal', value: blocks, raw: `'${blocks}'` };
  const specifiers = names.map((name) => ({
    type: 'ImportSpecifier',
    imported: identifier(name),
    local: identifier(name),
  }));
  return {
    type: 'mdxjsEsm',
    value: `import { ${names.join(', ')} } from '${blocks}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ImportDeclaration', specifiers, source, attributes: [] }],
      },
    },
  };
};

/**
 * A remark plugin for the pages of components. Adds the playground, and collects the examples of the page in tabs below
 * it: before "When to use", one visible at a time. After that heading, a link to its tab remains in place of an example.
 */
export const playground = () => (tree: Node) => {
  if (!componentOfPage(tree)) return;
  const all = tree.children ?? [];
  const start = all.findIndex((node) => isSection(node, 'When to use'));
  if (start < 0) return;
  const cases: Node[] = [];
  const rest = all.flatMap((node, index): Node[] => {
    const isCase = isElement(node, 'Canvas');
    if (!isCase && !isElement(node, 'Example')) return [node];
    cases.push(node);
    return isCase && index > start ? [element('CaseLink', [], node.attributes)] : [];
  });
  const at = rest.findIndex((node) => isSection(node, 'When to use'));
  rest.splice(at, 0, element('Playground'), element('Cases', cases));
  tree.children = [importOfBlocks(), ...rest];
};
