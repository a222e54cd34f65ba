/**
 * Babel plugin for builds of the library's sources: wraps the template of each styled element in the cascade layer of
 * the library, as `compile-styles.mjs` does in the package.
 */
export const layerStyles = ({ types }) => ({
  visitor: {
    TaggedTemplateExpression({ node: { tag, quasi } }) {
      const root = types.isMemberExpression(tag) ? tag.object : tag.callee;
      if (!types.isIdentifier(root, { name: 'styled' })) return;
      const [first, last] = [quasi.quasis.at(0), quasi.quasis.at(-1)];
      first.value.raw = `@layer attesta{${first.value.raw}`;
      last.value.raw = `${last.value.raw}}`;
      for (const { value } of [first, last]) value.cooked = value.raw;
    },
  },
});
