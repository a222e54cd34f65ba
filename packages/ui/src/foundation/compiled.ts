import type { StaticStyle } from './styled-class.js';

/**
 * The build puts all rules of an element into the cascade layer of the library, so that the styles of an application
 * take precedence, and so that a single `insertRule` call inserts them.
 */
const layer = '@layer attesta{';

/**
 * Marks a styled element whose rules the build has compiled (`scripts/compile-styles.mjs`), with `&` for its class
 * name. The rules are inserted into the sheet unchanged; otherwise styled-components would compile the template in
 * every browser before the first paint. If the page uses stylis plugins, the rules are compiled by stylis as usual.
 */
export function compiled<Element extends StaticStyle>(element: Element): Element {
  const { componentStyle } = element;
  const generate = componentStyle.generateAndInjectStyles.bind(componentStyle);
  componentStyle.generateAndInjectStyles = (context, sheet, stylis) => {
    if (stylis.hash) return generate(context, sheet, stylis);
    // An element that extends this one calls this function with its own rules. Only compiled rules are in the layer.
    const insertCompiled = (css: string, selector?: string, prefix?: string, id?: string) =>
      css.startsWith(layer) ? [css.replaceAll('&', selector ?? '')] : stylis(css, selector, prefix, id);
    return generate(context, sheet, Object.assign(insertCompiled, { hash: '' }));
  };
  return element;
}
