// Builds Storybook and opens each of its docs pages: see `check-storybook.mjs`.
import { runChecks } from './check.mjs';

const passed =
  (await runChecks([
    {
      name: 'build of Storybook',
      command: 'node',
      args: ['scripts/build-storybook.mjs', '--quiet'],
    },
  ])) && (await runChecks([{ name: 'docs pages', command: 'node', args: ['scripts/check-storybook.mjs', '--built'] }]));
process.exitCode = passed ? 0 : 1;
