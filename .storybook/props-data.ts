import type { ComponentDoc } from '../scripts/props.mjs';

/**
 * Loads the props tables of a component, by component folder. `props-plugin.ts` replaces this empty module when
 * Storybook is served or built.
 */
export const props: Record<string, () => Promise<{ default: ComponentDoc }>> = {};
