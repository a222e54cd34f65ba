interface Node {
  type: string;
  value?: string;
  children?: Node[];
  align?: null[];
  data?: { hName: string; hProperties: { className: string[] } };
}

/** Splits a paragraph into lines and cells at the bars. `code` and links are not split. */
function cells(children: readonly Node[]): Node[][][] {
  const lines: Node[][][] = [[[]]];
  for (const child of children) {
    if (child.type !== 'text') {
      lines.at(-1)?.at(-1)?.push(child);
      continue;
    }
    for (const [index, line] of (child.value ?? '').split('\n').entries()) {
      if (index > 0) lines.push([[]]);
      for (const [at, value] of line.split('|').entries()) {
        if (at > 0) lines.at(-1)?.push([]);
        if (value.trim() !== '') lines.at(-1)?.at(-1)?.push({ type: 'text', value });
      }
    }
  }
  return lines.map((line) => line.slice(1, -1)); // the text outside the outer bars
}

const isTable = ({ type, children }: Node) =>
  type === 'paragraph' &&
  children?.[0]?.type === 'text' &&
  children[0].value?.startsWith('|') === true &&
  children.some(({ value }) => /\n\|\s*-{3}/.test(value ?? ''));

function tableOf(paragraph: Node): Node {
  const [head = [], , ...body] = cells(paragraph.children ?? []);
  const row = (line: readonly Node[][]): Node => ({
    type: 'tableRow',
    children: line.map((children) => ({ type: 'tableCell', children })),
  });
  return { type: 'table', align: head.map(() => null), children: [head, ...body].map(row) };
}

/** Wraps a table, so that it scrolls inside its own frame on a narrow screen. */
const framed = (table: Node): Node => ({
  type: 'blockquote',
  data: { hName: 'div', hProperties: { className: ['doc-scroll', 'doc-table'] } },
  children: [table],
});

/** A remark plugin for tables with bars, the only part of GitHub Flavored Markdown that the docs need. */
export const tables = () => (tree: Node) => {
  tree.children = tree.children?.map((node) => (isTable(node) ? framed(tableOf(node)) : node));
};
