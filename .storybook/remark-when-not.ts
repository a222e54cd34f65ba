import { docsOf, nameOf, neighbourhoods } from './parts.ts';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
  data?: { hName: string; hProperties: { className: string[] } };
}

/** Names of parts as sentences have them, the longest first, so that "alert dialog" is no alert. */
const names = new Map([
  ...Object.keys(neighbourhoods).map((part): [string, string] => [nameOf(part).toLowerCase(), part]),
  ['navigation tree', 'navigation/nav-tree'],
  ['checkboxes', 'inputs/checkbox'],
  ['error summary', 'inputs/form'],
  ['heading', 'display/typography'],
]);
const known = new RegExp(`\\b(${[...names.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`);

/** What stands in brackets or behind a colon is where to go instead: a part's name there leads to its page. */
function linked(text: string, own: string): Node[] {
  const nodes: Node[] = [];
  let rest = text;
  for (let found = known.exec(rest); found; found = known.exec(rest)) {
    const [word] = found;
    const before = rest.slice(0, found.index);
    const said = text.slice(0, text.length - rest.length) + before;
    const instead = said.lastIndexOf('(') > said.lastIndexOf(')') || /: (an? )?$/.test(said);
    const part = names.get(word) ?? '';
    nodes.push({ type: 'text', value: before });
    nodes.push(
      instead && part !== own
        ? { type: 'link', url: docsOf(part), children: [{ type: 'text', value: word }] }
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

const mark = 'When not:';
/** A paragraph with "When not:" in it is what comes before, and a box with what comes after; the list below belongs to it. */
function split(paragraph: Node, next: Node | undefined, own: string): { nodes: Node[]; took: boolean } | undefined {
  const children = paragraph.children ?? [];
  const at =
    paragraph.type === 'paragraph'
      ? children.findIndex(({ type, value }) => type === 'text' && value?.includes(mark))
      : -1;
  if (at < 0) return undefined;
  const [before = '', after = ''] = (children[at]?.value ?? '').split(mark);
  const head = [...children.slice(0, at), { type: 'text', value: before.trimEnd() }].filter(
    ({ type, value }) => type !== 'text' || value?.trim(),
  );
  const words = capital(
    [{ type: 'text', value: after.trimStart() }, ...children.slice(at + 1)].filter(
      ({ type, value }) => type !== 'text' || value?.trim(),
    ),
  );
  const took = words.length === 0 && next?.type === 'list';
  const title: Node = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: 'When not to use it' }] }],
  };
  const body: Node[] = took
    ? link(next, own)
    : [{ type: 'paragraph', children: words.flatMap((node) => link(node, own)) }];
  const box: Node = {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: ['doc-not'] } },
    children: [title, ...body],
  };
  return { nodes: [...(head.length > 0 ? [{ type: 'paragraph', children: head }] : []), box], took };
}

/** Gives "When not: …" of every docs page its place and its links. */
export const whenNot = () => (tree: Node, file: { path?: string }) => {
  const own = /src\/(\w+\/[\w-]+)\/[\w-]+\.mdx$/.exec(file.path ?? '')?.[1] ?? '';
  const out: Node[] = [];
  const all = tree.children ?? [];
  for (let index = 0; index < all.length; index += 1) {
    const node = all[index]!;
    const parts = split(node, all[index + 1], own);
    out.push(...(parts?.nodes ?? [node]));
    if (parts?.took) index += 1;
  }
  tree.children = out;
};
