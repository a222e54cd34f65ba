interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Replaces straight quotation marks and apostrophes with typographic ones. */
export const printed = (text: string) =>
  text
    .replaceAll(/(^|[\s(])"(?=[\p{L}\p{N}+])/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=[\p{L}\p{N}])'|'(?=[\p{L}\p{N}])/gu, '’');

function print(node: Node): void {
  if (node.type === 'text' && node.value) node.value = printed(node.value);
  else node.children?.forEach(print);
}

/** A remark plugin that inserts typographic quotation marks in docs pages, except in code. */
export const quotes = () => (tree: Node) => print(tree);
