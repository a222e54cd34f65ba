/** Facts about a component that its docs page shows in addition to the props. */
export interface ComponentFacts {
  /** The first sentence of its docs page. */
  summary: string;
  /** The accessibility patterns that it follows. */
  patterns: readonly { name: string; href: string }[];
  /** The size budget of its entry point in kB gzip, which a check enforces. */
  weight?: number;
  /** The version in which the component was added. */
  since: string;
  /** The address of its source code. */
  source: string;
}

/** Facts by component folder. `props-plugin.ts` replaces this empty module when Storybook is served or built. */
const facts: Record<string, ComponentFacts> = {};
export default facts;
