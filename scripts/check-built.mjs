// Checks what is built: sizes, and the library as it is packed. In the full run also its public API and its manifest.
//   --accept  instead updates the API report and the budgets (`npm run package:accept`), so that the diff shows the change
import { join } from 'node:path';
import { entries } from '../packages/ui/scripts/entries.mjs';
import { runChecks } from './check.mjs';
import { ensureBuilt, ensureInstalled, ensureLibrary, must, root } from './ensure.mjs';
import { packedLibrary } from './packed-library.mjs';

const cwd = join(root, 'packages/ui');

ensureInstalled();
ensureLibrary({ declarations: true });
if (process.argv.includes('--accept')) {
  must('api-extractor', ['run', '--local'], { cwd });
  must('node', ['scripts/sizes.mjs', '--write'], { cwd });
} else {
  ensureBuilt();
  const tarball = packedLibrary();
  const attw = [tarball, '--profile', 'esm-only', '--entrypoints', '.', 'theme.css', 'tokens.json', ...entries];
  const passed = await runChecks([
    { name: 'packed library', command: 'node', args: ['scripts/check-packed.mjs'] },
    { name: 'sizes of the library', command: 'node', args: ['scripts/sizes.mjs'], cwd },
    { name: 'sizes of the portal', command: 'node', args: ['scripts/check-sizes.mjs'] },
    { name: 'declarations', command: 'node', args: ['scripts/check-declarations.mjs'], cwd },
    { name: 'client modules', command: 'node', args: ['scripts/check-use-client.mjs'] },
    ...(process.argv.includes('--full')
      ? [
          { name: 'types of each project', command: 'tsc', args: ['-b', '--pretty'] },
          { name: 'code in docs', command: 'node', args: ['scripts/check-story-code.mjs'] },
          { name: 'entry points', command: 'attw', args: attw },
          { name: 'public API', command: 'api-extractor', args: ['run'], cwd },
          { name: 'manifest', command: 'publint', args: ['--strict'], cwd },
        ]
      : []),
  ]);
  process.exitCode = passed ? 0 : 1;
}
