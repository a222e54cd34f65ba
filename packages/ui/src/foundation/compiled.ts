import type { StaticStyle } from './styled-class.js';

/** What the build puts round the rules of an element, all in one: the browser takes them in by a single call. */
const whole = '@media all{';

/**
 * A styled element whose rules the build has compiled (`scripts/compile-styles.mjs`), `&` standing for its class. They go into the sheet as they are, where
 * styled-components would compile the template in every reader's browser before the first paint. Where plugins of stylis are in use, these get to see them first.
 */
export function compiled<Element extends StaticStyle>(element: Element): Element {
  const { componentStyle } = element;
  const generate = componentStyle.generateAndInjectStyles.bind(componentStyle);
  componentStyle.generateAndInjectStyles = (context, sheet, stylis) => {
    if (stylis.hash) return generate(context, sheet, stylis);
    // An element that this one extends is told by its own text whether it was compiled.
    const asItIs = (css: string, selector?: string, prefix?: string, id?: string) =>
      css.startsWith(whole) ? [css.replaceAll('&', selector ?? '')] : stylis(css, selector, prefix, id);
    return generate(context, sheet, Object.assign(asItIs, { hash: '' }));
  };
  return element;
}
