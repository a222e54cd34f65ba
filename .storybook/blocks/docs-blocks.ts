// Replaces `@storybook/addon-docs/blocks` in the docs pages (`main.ts`). Storybook's own blocks contain its components
// for the manager, 0.75 MB; these have the same names and props, as far as the pages use them.
export { Canvas } from './canvas.js';
export { CodeOrSourceMdx } from './code.js';
export { DocsContext } from './docs-context.js';
export { Meta } from './meta.js';
export { Props as Controls } from './props.js';
