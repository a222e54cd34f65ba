import { docsOf, nameOf, componentIndex } from './components.ts';
import { componentOfPage } from './page-of.ts';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
  data?: { hName: string; hProperties: { className: string[] } };
}

/** The names of components in running text. */
const names = new Map([
  ...Object.keys(componentIndex).map((component): [string, string] => [nameOf(component).toLowerCase(), component]),
  ['navigation tree', 'navigation/nav-tree'],
  ['checkboxes', 'inputs/checkbox'],
  ['error summary', 'inputs/form'],
  ['heading', 'display/typography'],
]);
/** Matches the longest name first, so that "alert dialog" does not match "alert". */
const known = new RegExp(`\\b(${[...names.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`);

/** Adds links to component names in brackets or after a colon, where the text suggests an alternative. */
function linked(text: string, own: string): Node[] {
  const nodes: Node[] = [];
  let rest = text;
  for (let found = known.exec(rest); found; found = known.exec(rest)) {
    const [word] = found;
    const before = rest.slice(0, found.index);
    const preceding = text.slice(0, text.length - rest.length) + before;
    const isAlternative = preceding.lastIndexOf('(') > preceding.lastIndexOf(')') || /: (an? )?$/.test(preceding);
    const component = names.get(word) ?? '';
    nodes.push({ type: 'text', value: before });
    nodes.push(
      isAlternative && component !== own
        ? { type: 'link', url: docsOf(component), children: [{ type: 'text', value: word }] }
        : { type: 'text', value: word },
    );
    rest = rest.slice(found.index + word.length);
  }
  return [...nodes, { type: 'text', value: rest }].filter(({ value }) => value !== '');
}

const link = (node: Node, own: string): Node[] => {
  if (node.type === 'text') return linked(node.value ?? '', own);
  return [
    node.children && node.type !== 'link'
      ? { ...node, children: node.children.flatMap((child) => link(child, own)) }
      : node,
  ];
};

const capital = (nodes: Node[]) =>
  nodes.map((node, index) =>
    index === 0 && node.type === 'text'
      ? { ...node, value: (node.value ?? '').replace(/^\s*\p{Ll}/u, (letter) => letter.trim().toUpperCase()) }
      : node,
  );

const mark = /When not(?: to use)?:/;
/**
 * Splits a paragraph at "When not to use:" (or "When not:") into the text before it and a box with the text after it.
 * If no text follows, the box contains the list below, and `usesNext` is true.
 */
function split(paragraph: Node, next: Node | undefined, own: string): { nodes: Node[]; usesNext: boolean } | undefined {
  const children = paragraph.children ?? [];
  const at =
    paragraph.type === 'paragraph'
      ? children.findIndex(({ type, value }) => type === 'text' && mark.test(value ?? ''))
      : -1;
  if (at < 0) return undefined;
  const [before = '', after = ''] = (children[at]?.value ?? '').split(mark);
  const head = [...children.slice(0, at), { type: 'text', value: before.trimEnd() }].filter(
    ({ type, value }) => type !== 'text' || value?.trim(),
  );
  const content = capital(
    [{ type: 'text', value: after.trimStart() }, ...children.slice(at + 1)].filter(
      ({ type, value }) => type !== 'text' || value?.trim(),
    ),
  );
  const usesNext = content.length === 0 && next?.type === 'list';
  const title: Node = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: 'When not to use it' }] }],
  };
  const body: Node[] = usesNext
    ? link(next, own)
    : [{ type: 'paragraph', children: content.flatMap((node) => link(node, own)) }];
  const box: Node = {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: ['doc-not'] } },
    children: [title, ...body],
  };
  return { nodes: [...(head.length > 0 ? [{ type: 'paragraph', children: head }] : []), box], usesNext };
}

/** A remark plugin that shows "When not to use: …" of a docs page as a box with links to the alternatives. */
export const whenNot = () => (tree: Node) => {
  const own = componentOfPage(tree) ?? '';
  const out: Node[] = [];
  const all = tree.children ?? [];
  for (let index = 0; index < all.length; index += 1) {
    const node = all[index]!;
    const result = split(node, all[index + 1], own);
    out.push(...(result?.nodes ?? [node]));
    if (result?.usesNext) index += 1;
  }
  tree.children = out;
};
