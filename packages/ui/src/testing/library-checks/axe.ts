import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const listed = ({ violations }: AxeResults) =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join(' ')}`).join(' ')}`,
  );
// Only violations are read, so axe need not collect the elements that pass.
const run = async (options: RunOptions) =>
  listed(await axe.run(document.body, { ...options, resultTypes: ['violations'] }));

/** Returns the axe violations of the page. A story is not a complete page, so landmarks are not required. */
export const violations = (without: readonly string[] = []): Promise<string[]> =>
  run({ rules: Object.fromEntries(['region', ...without].map((rule) => [rule, { enabled: false }])) });

/** Returns the violations of the rules that depend on colours, for a page that was already checked in other colours. */
export const colourViolations = (): Promise<string[]> => run({ runOnly: colourRules });
