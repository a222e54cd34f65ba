import type { ComponentDoc } from '../scripts/props.mjs';

/** Props tables by component folder. `props-plugin.ts` replaces this empty module when Storybook is served or built. */
const props: Record<string, ComponentDoc> = {};
export default props;
