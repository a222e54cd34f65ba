interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/**
 * Returns the component that a docs page documents, such as `inputs/button`, and undefined for other pages. It is read
 * from the page's import statement, because Storybook does not pass the path of a page to remark plugins.
 */
export function componentOfPage(tree: Node): string | undefined {
  const all = tree.children ?? [];
  if (!all.some(({ type, value }) => type === 'mdxjsEsm' && /from '\.\/[\w-]+\.stories'/.test(value ?? '')))
    return undefined;
  const code = all.find(({ type, value }) => type === 'code' && value?.includes("from '@attesta/ui/"));
  return /from '@attesta\/ui\/(\w+\/[\w-]+)'/.exec(code?.value ?? '')?.[1];
}
