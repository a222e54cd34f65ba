/** What is known of a part beside its props. */
export interface PartFacts {
  /** The first sentence of its docs page. */
  summary: string;
  /** What it adds to a page at most, in kB gzip: the budget that the package is checked against. */
  weight?: number;
}

/** Facts by the part's folder. `props-plugin.ts` fills it when Storybook is served or built; tests run without. */
const facts: Record<string, PartFacts> = {};
export default facts;
