// `npm run visual`: compares the screenshots of the story files that have changed since their hash was stored.
//   --update  accepts the new screenshots, and stores the hashes of the story files that were compared (`npm run visual:update`)
//   --all     compares all story files
// Other options are those of Vitest, such as -t inputs/button.
import { ensureInstalled, env, must } from './ensure.mjs';

ensureInstalled();
const args = process.argv.slice(2);
must('vitest', ['run', '--project', 'visual', ...args.filter((arg) => arg !== '--all')], {
  env: args.includes('--all') ? { ...env, SCREENSHOTS: 'all' } : env,
});
