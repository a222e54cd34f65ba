// The stages of the tests. The gate (`npm test`) and the full run (`npm run test:full`) have the same stages; TEST_SCOPE
// tells the runners which of their tests to run: see "Gate and full run" in CONTRIBUTING.md.
import { join } from 'node:path';
import { node, root } from '../ensure.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';
import { run } from './run.mjs';

export const results = join(root, 'node_modules/.cache/test-results');

/** Files that all stages depend on. */
const tools = /^(package(-lock)?\.json|tsconfig[\w.]*\.json|vitest\.(workspace|config)\.ts|scripts\/)/;
const domain = /^packages\/domain\//;
const api = /^packages\/api\//;
const library = /^packages\/ui\//;
const app = /^packages\/app\//;
const docs = /^(\.storybook|docs\/storybook)\//;

/** In CI a failed test is run once more, and reported as flaky if it passes then. */
const retries = process.env.CI ? 1 : 0;

/** Runs Vitest on some projects. A part of the full run has a share of their files. */
async function vitest(part, projects, { changed }) {
  const file = join(results, `${part.file}.json`);
  const args = [
    ...(changed ? ['related', ...changed, '--run', '--passWithNoTests'] : ['run']),
    ...projects.flatMap((project) => ['--project', project]),
    ...(part.of > 1 ? [`--shard=${part.index}/${part.of}`] : []),
    '--reporter=dot',
    '--reporter=./scripts/test/vitest-reporter.mjs',
  ];
  const { status, output } = await run('vitest', args, { TEST_REPORT: file, TEST_ROOT: root });
  return { status, output, report: vitestReport(file) };
}

async function playwright(part, { scope }) {
  const file = join(results, `${part.file}.json`);
  const args = ['test', '-c', 'packages/app/playwright.config.ts', '--reporter=line,json', `--retries=${retries}`];
  if (scope === 'gate') args.push('--grep=@gate');
  // In a random order, so that no journey depends on another. The log names the seed.
  if (scope === 'full') args.push('--shuffle', `--shard=${part.index}/${part.of}`);
  const { status, output } = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return { status, output, report: playwrightReport(file) };
}

/** Runs a script that prints a line for each of its checks: `✓ name (1.2 s)`, or `✗ name (1.2 s)` and its output. */
async function checks(script, ...args) {
  const { status, output } = await run(node, [script, ...args]);
  const report = { passed: 0, skipped: 0, failures: [], flaky: [], files: [] };
  for (const [, mark, name, seconds, message] of output.matchAll(
    /^([✓✗]) (.+) \((\d+\.\d) s\)$\n?((?:(?![✓✗] ).*\n?)*)/gm,
  )) {
    if (mark === '✓') report.passed += 1;
    else report.failures.push({ file: script, title: name, message: message.trim() });
    report.files.push({ file: `${script}: ${name}`, seconds: Number(seconds) });
  }
  return { status, output, report };
}

/**
 * As many stages as there are cores and one more run at a time, since they often wait; at most three. The long ones
 * are first.
 *   dependsOn   patterns of the files that can change the result
 *   needsBuild  whether it starts after the build, which serves all stages
 *   parts       how many parts the full run divides it into; each is remembered when it has passed
 *   scopes      the runs that it belongs to, if not both
 */
export const stages = [
  {
    name: 'api',
    title: 'API',
    dependsOn: [tools, domain, api],
    parts: 4,
    run: (part, options) => vitest(part, ['api'], options),
  },
  {
    name: 'portal',
    title: 'the portal in Chromium',
    dependsOn: [tools, domain, library, app],
    run: (part, options) => vitest(part, ['portal'], options),
  },
  {
    name: 'components',
    title: 'components in Chromium, in jsdom and happy-dom, and rendered by Node',
    dependsOn: [tools, library, docs],
    needsBuild: true,
    parts: 3,
    run: (part, options) =>
      vitest(part, ['components', 'jsdom', 'server', ...(options.scope === 'full' ? ['happy-dom'] : [])], options),
  },
  {
    name: 'stories',
    title: 'stories with axe, and library-wide checks of every story',
    dependsOn: [tools, library, docs],
    needsBuild: true,
    parts: 4,
    run: (part, options) => vitest(part, ['library-checks'], options),
  },
  {
    name: 'screenshots',
    title: 'screenshots',
    dependsOn: [tools, library, docs],
    needsBuild: true,
    run: (part, options) => vitest(part, ['visual'], options),
  },
  {
    name: 'journeys',
    title: 'journeys',
    dependsOn: [tools, domain, api, library, app],
    needsBuild: true,
    parts: 5,
    run: playwright,
  },
  {
    name: 'checks',
    title: 'checks',
    dependsOn: [/./],
    run: () => checks('scripts/check.mjs'),
  },
  {
    name: 'unit',
    title: 'unit tests',
    dependsOn: [tools, domain, library, app],
    run: (part, options) => vitest(part, ['domain', 'ui', 'app'], options),
  },
  {
    name: 'package',
    title: 'built files and the packed library',
    dependsOn: [tools, domain, library, app],
    needsBuild: true,
    run: (part, { scope }) => checks('scripts/check-built.mjs', ...(scope === 'full' ? ['--full'] : [])),
  },
  {
    name: 'consumers',
    title: 'packed library in consumer apps',
    dependsOn: [tools, library],
    needsBuild: true,
    scopes: ['full'],
    run: (part, options) => vitest(part, ['consumers'], options),
  },
  {
    name: 'storybook',
    title: 'built Storybook',
    dependsOn: [tools, library, docs],
    needsBuild: true,
    scopes: ['full'],
    run: () => checks('scripts/check-storybook-built.mjs'),
  },
];
