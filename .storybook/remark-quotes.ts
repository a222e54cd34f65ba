interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Straight quotation marks and apostrophes of a text as they are printed. */
export const printed = (text: string) =>
  text
    .replaceAll(/(^|[\s(])"(?=[\p{L}\p{N}+])/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=[\p{L}\p{N}])'|'(?=[\p{L}\p{N}])/gu, '’');

function print(node: Node): void {
  if (node.type === 'text' && node.value) node.value = printed(node.value);
  else node.children?.forEach(print);
}

/** Prints the quotation marks of every docs page; code keeps its own. */
export const quotes = () => (tree: Node) => print(tree);
