// Settings of `npm run test:mutation`. scripts/mutation.mjs passes the folders to mutate.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation-vitest.mjs' },
  coverageAnalysis: 'perTest',
  // A static mutant changes code that runs when a module is loaded. Every test would have to run for each of them.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/stryker/report.json' },
  // Not in node_modules, where Vitest finds no tests.
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['bench', 'packages/ui/__screenshots__', '**/dist', 'storybook-static', '.data'],
  // Does not add `// @ts-nocheck` to the files: a test compares `public/theme.js` with its source.
  disableTypeChecks: false,
  // TypeScript 7 has no compiler API, which Stryker needs to rewrite a tsconfig. The file does not exist.
  tsconfigFile: 'no-tsconfig.json',
};
