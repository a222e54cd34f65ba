import type { PartDoc } from '../scripts/props.mjs';

/** Tables of props by the part's folder. `props-plugin.ts` fills it when Storybook is served or built; tests run without. */
const props: Record<string, PartDoc> = {};
export default props;
