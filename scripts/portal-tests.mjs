// Runs tests of the portal again and again while its sources change: for `wiring.mjs` and `wiring-mutants.mjs`. One
// Vitest process with one browser, so that a run takes seconds.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from './ensure.mjs';

const source = join(root, 'packages/app/src');

/** The path of a file of the portal. @param {string} file in `packages/app/src` */
export const at = (file) => join(source, file);

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Opens Vitest with the projects `app` (Node) and `portal` (Chromium).
 * @param {{ bail?: number }} options of Vitest
 */
export async function openPortalTests(options = {}) {
  const vitest = await createVitest('test', {
    config: join(root, 'vitest.config.ts'),
    project: ['app', 'portal'],
    watch: false,
    reporters: [{}],
    ...options,
  });
  const projectOf = (file) =>
    // The name of a browser project ends with its browser.
    vitest.projects.find(({ name }) => name.split(' ')[0] === (file.endsWith('.tsx') ? 'portal' : 'app'));

  /** The sources as they were, by file. */
  const originals = new Map();

  /** Replaces a source. Keeps the original for `restore`. */
  function write(file, text) {
    if (!originals.has(file)) originals.set(file, readFileSync(at(file), 'utf8'));
    writeFileSync(at(file), text);
    vitest.invalidateFile(at(file));
  }

  /** Restores all sources that were replaced. */
  function restore() {
    for (const [file, text] of originals) {
      writeFileSync(at(file), text);
      vitest.invalidateFile(at(file));
    }
    originals.clear();
  }

  /**
   * Runs test files, and returns those tests that passed and failed.
   * @param {readonly (readonly [file: string, title?: string])[]} list test files with a part of the titles of their
   *   tests; all tests of the files if one has no title
   * @param {number} testTimeout in ms
   */
  async function run(list, testTimeout) {
    for (const { config } of vitest.projects) config.testTimeout = testTimeout;
    // Of all projects: browsers ignore the pattern of a specification.
    if (list.every(([, title]) => title))
      vitest.setGlobalTestNamePattern(list.map(([, title]) => escaped(title)).join('|'));
    else vitest.resetGlobalTestNamePattern();
    const paths = [...new Set(list.map(([file]) => file))];
    const specifications = paths.map((file) => projectOf(file).createSpecification(at(file)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // The result contains the files of earlier runs, too.
    const files = new Set(specifications.map(({ moduleId }) => moduleId));
    const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
    const inState = (state) => tests.filter(({ test }) => test.result().state === state);
    // A page that was loaded again takes its tests with it: they neither pass nor fail.
    const isOk =
      modules.length === specifications.length &&
      modules.every((module) => module.ok()) &&
      unhandledErrors.length === 0 &&
      inState('pending').length === 0 &&
      inState('passed').length > 0;
    return { isOk, passed: inState('passed'), failed: inState('failed') };
  }

  /** The test files on Node that import a file, directly or not. */
  async function importersOf(file) {
    vitest.config.related = [at(file)];
    try {
      const specifications = await vitest.getRelevantTestSpecifications();
      return specifications
        .map(({ moduleId }) => relative(source, moduleId))
        .filter((path) => path.endsWith('.test.ts'));
    } finally {
      vitest.config.related = undefined;
    }
  }

  return { run, write, restore, importersOf, close: () => vitest.close() };
}
