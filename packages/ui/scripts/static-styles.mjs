// What the build makes of the templates of styles: Babel's plugin of styled-components names their elements, and the plugin below makes their texts small.

const token = /\/\*[\s\S]*?\*\/|\[([\w-]+)=(['"])([a-zA-Z][\w-]*)\2\]|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|\s+/g;

/**
 * CSS of a template, or the piece of one between two expressions, without comments, blanks that say nothing and quotes around names. Blanks at its ends stay as
 * one: what stands before or after them is an expression, or nothing.
 */
export function minified(css) {
  return css
    .replaceAll(token, (text, name, _, value) => (text.startsWith('/*') ? '' : name ? `[${name}=${value}]` : /^['"]/.test(text) ? text.replaceAll(' ', '\0') : ' '))
    .replaceAll(/ *([{};,]) */g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(/ > /g, '>')
    .replaceAll(';}', '}')
    .replaceAll(/ +/g, ' ')
    .replaceAll('\0', ' ');
}

const escaped = (text) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** A template of CSS stands on several lines; text that says something to people does not. */
const isStyle = ({ quasis }) => /^\s*\n/.test(quasis[0].value.cooked) && quasis.some(({ value }) => /[;{]/.test(value.cooked));

/**
 * A Babel plugin: templates of styles become small, and a name of the theme's (`color.text`, `size['radius']`) the reference that it stands for, so that no
 * page joins them from pieces. Where all names are resolved so, their table is not in the page.
 */
export function staticStyles({ types }) {
  /** Whether it is `color` or `size` of the theme, under whatever name it was imported. */
  const isTheme = (path, { name }) => {
    const from = path.scope.getBinding(name)?.path;
    return from?.isImportSpecifier() && ['color', 'size'].includes(from.node.imported.name) && from.parent.source.value.endsWith('/theme/tokens.js');
  };
  /** The name in `color.text`, `color['text-muted']` or color[`hue-${n}`], as a template's texts and what stands between them. */
  const named = (path, expression) => {
    if (!types.isMemberExpression(expression) || !types.isIdentifier(expression.object) || !isTheme(path, expression.object)) return undefined;
    const { computed } = expression;
    const property = types.isTSAsExpression(expression.property) ? expression.property.expression : expression.property;
    if (types.isTemplateLiteral(property)) return { texts: property.quasis.map(({ value }) => value.cooked), between: property.expressions };
    if (computed && !types.isStringLiteral(property)) return undefined;
    return { texts: [computed ? property.value : property.name], between: [] };
  };
  const shrink = (path) => {
    const { node } = path;
    const style = isStyle(node);
    const texts = [node.quasis[0].value.cooked];
    const expressions = [];
    let found = false;
    for (const [index, expression] of node.expressions.entries()) {
      const name = named(path, expression);
      const next = node.quasis[index + 1].value.cooked;
      if (name) {
        texts[texts.length - 1] += `var(--at-${name.texts[0]}`;
        texts.push(...name.texts.slice(1));
        expressions.push(...name.between);
        texts[texts.length - 1] += `)${next}`;
        found = true;
      } else {
        expressions.push(expression);
        texts.push(next);
      }
    }
    if (!style && !found) return;
    const small = style ? texts.map(minified) : texts;
    if (style) {
      small[0] = small[0].trimStart();
      small[small.length - 1] = small.at(-1).trimEnd();
    }
    node.expressions = expressions;
    node.quasis = small.map((cooked, index) => types.templateElement({ cooked, raw: escaped(cooked) }, index === small.length - 1));
  };
  // Before any other plugin, which makes calls of the templates.
  return { visitor: { Program: (program) => program.traverse({ TemplateLiteral: shrink }) } };
}
