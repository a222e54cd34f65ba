/**
 * Babel plugin for builds of the library's sources: wraps the template of each styled element in the cascade layer of
 * the library, as `compile-styles.mjs` does in the package.
 */
export const layerStyles = ({ types }) => {
  /** Whether a tag is `styled.span`, `styled(Root)` or a call of one of their methods, such as `attrs`. */
  const isStyled = (tag) => {
    if (types.isMemberExpression(tag)) return isStyled(tag.object);
    if (types.isCallExpression(tag)) return isStyled(tag.callee);
    return types.isIdentifier(tag, { name: 'styled' });
  };
  return {
    visitor: {
      TaggedTemplateExpression({ node: { tag, quasi } }) {
        if (!isStyled(tag)) return;
        const [first, last] = [quasi.quasis.at(0), quasi.quasis.at(-1)];
        first.value.raw = `@layer attesta{${first.value.raw}`;
        last.value.raw = `${last.value.raw}}`;
        for (const { value } of [first, last]) value.cooked = value.raw;
      },
    },
  };
};
