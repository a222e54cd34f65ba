// Removes the wiring of files of the portal's platform piece by piece, and runs the tests that could notice. Stryker
// leaves this code out: every test would have to run for a `sample` call, and its tests of components need a browser.
// `mutation.mjs` uses it.
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { at, openPortalTests } from './portal-tests.mjs';

/** Time in ms for a test: most removals are noticed by something that never appears. */
const testTimeout = 12_000;

/** The page tests of a folder of the platform, which run in Chromium: those of its own first. */
const pageTests = {
  guard: ['pages.test.tsx', 'next-person.test.tsx'],
  session: ['next-person.test.tsx', 'pages.test.tsx', 'features/sign-in/sign-in-pages.test.tsx'],
  http: ['pages.test.tsx', 'shell.test.tsx'],
  start: ['main.test.tsx', 'pages.test.tsx'],
  shell: ['shell.test.tsx', 'appearance.test.tsx', 'platform/shell/palette/palette.test.tsx', 'error-pages.test.tsx'],
  toasts: ['shell.test.tsx'],
  errors: ['platform/errors/page-failure.test.tsx', 'platform/errors/read-state.test.tsx', 'error-pages.test.tsx'],
  forms: ['platform/forms/shown-text.test.tsx', 'features/devices/device-pages.test.tsx'],
  navigation: ['pages.test.tsx'],
  preferences: ['appearance.test.tsx'],
  i18n: ['shell.test.tsx'],
};

/** Attributes that only name an element for styles and tests, or choose its look. */
const isIgnored = ({ name: { name }, value }) =>
  /^(key|data-.*|aria-hidden|className)$/.test(name) ||
  (value?.type === 'Literal' && /^(size|variant|tone|shape)$/.test(name));

/**
 * The pieces of wiring in a file, each with the range to replace.
 * - `sample(…)` as a statement; its `filter`; each unit of a list of targets or clocks
 * - `.on(…)` and `.reset(…)` of stores
 * - in components: a hook that is called for its effect, a prop, a component without content
 * @param {string} file its extension selects the syntax
 * @param {string} text
 * @returns {{ start: number, end: number, replacement: string }[]}
 */
export function wiringIn(file, text) {
  const { program } = parseSync(file, text);
  const found = [];
  let depth = 0;
  const remove = ({ start, end }, replacement = '') => found.push({ start, end, replacement });
  /** Removes the entry of a list with its comma. */
  const removeEntry = (entries, index) => {
    const [entry, next, previous] = [entries[index], entries[index + 1], entries[index - 1]];
    if (next) remove({ start: entry.start, end: next.start });
    else if (previous) remove({ start: previous.end, end: entry.end });
  };
  const nameOf = (callee) => (callee.type === 'Identifier' ? callee.name : null);
  const inFunction = {
    enter: () => void (depth += 1),
    exit: () => void (depth -= 1),
  };
  new Visitor({
    FunctionDeclaration: inFunction.enter,
    'FunctionDeclaration:exit': inFunction.exit,
    FunctionExpression: inFunction.enter,
    'FunctionExpression:exit': inFunction.exit,
    ArrowFunctionExpression: inFunction.enter,
    'ArrowFunctionExpression:exit': inFunction.exit,
    ExpressionStatement(statement) {
      const { expression } = statement;
      if (expression.type !== 'CallExpression') return;
      const name = nameOf(expression.callee);
      if ((depth === 0 && name === 'sample') || (depth > 0 && /^use[A-Z]/.test(name ?? ''))) remove(statement);
    },
    CallExpression({ callee, end, arguments: args }) {
      if (depth > 0) return;
      if (nameOf(callee) === 'sample' && args[0]?.type === 'ObjectExpression') {
        const { properties } = args[0];
        for (const [index, { key, value }] of properties.entries()) {
          if (key?.name === 'filter') removeEntry(properties, index);
          if (['target', 'clock'].includes(key?.name) && value?.type === 'ArrayExpression')
            for (const place of value.elements.keys()) removeEntry(value.elements, place);
        }
      }
      const isOfStore = callee.type === 'MemberExpression' && ['on', 'reset'].includes(callee.property.name);
      // `$store.on(…)` as a statement of its own stays a statement.
      if (isOfStore) remove({ start: callee.object.end, end });
    },
    JSXAttribute(attribute) {
      if (depth > 0 && !isIgnored(attribute)) remove(attribute);
    },
    JSXElement({ start, end, openingElement }) {
      const isComponent = /^[A-Z]/.test(openingElement.name.name ?? '');
      if (depth > 0 && isComponent && openingElement.selfClosing) remove({ start, end }, '<></>');
    },
  }).visit(program);
  return found;
}

/** Where a change is, as in `session/sign-out.ts:24`. */
const placeOf = (file, text, { start }) =>
  `${file.replace('platform/', '')}:${text.slice(0, start).split('\n').length}`;

/**
 * Tries every removal in files of the platform.
 * @param {readonly string[]} files in `packages/app/src`
 * @param {number} deadline in ms since the epoch: no removal is tried later
 * @returns {Promise<{ file: string, place: string, removed: string, outcome: 'killed' | 'survived' | 'not tried' }[]>}
 * @throws Error if a test fails although nothing was removed
 */
export async function tryWiring(files, deadline) {
  const tests = await openPortalTests({ bail: 1 });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      tests.restore();
      process.exit(1);
    });
  const results = [];
  /** Test files that passed without a removal. */
  const proved = new Set();
  const prove = async (list) => {
    const open = list.filter((file) => !proved.has(file));
    if (open.length === 0) return;
    const { isOk, failed } = await tests.run(
      open.map((file) => [file]),
      60_000,
    );
    if (!isOk) throw new Error(`A test fails without a removal: ${failed[0]?.test.fullName ?? open.join(', ')}`);
    for (const file of open) proved.add(file);
  };
  /** Whether one of the test files fails. */
  const fails = async (list) =>
    list.length > 0 &&
    !(
      await tests.run(
        list.map((file) => [file]),
        testTimeout,
      )
    ).isOk;
  try {
    for (const file of files) {
      const text = readFileSync(at(file), 'utf8');
      const removals = wiringIn(file, text);
      if (removals.length === 0) continue;
      const units = file.endsWith('.tsx')
        ? []
        : (await tests.importersOf(file)).filter((path) => /^(platform\/|start\.test)/.test(path));
      const own = units.filter((path) => path.startsWith(file.replace(/[^/]*$/, '')));
      const stages = [own, units.filter((path) => !own.includes(path)), pageTests[file.split('/')[1]] ?? []];
      for (const removal of removals) {
        const { start, end, replacement } = removal;
        const result = {
          file,
          place: placeOf(file, text, removal),
          removed: text.slice(start, end),
          outcome: 'not tried',
        };
        results.push(result);
        if (Date.now() > deadline) continue;
        result.outcome = 'survived';
        for (const stage of stages) {
          await prove(stage);
          tests.write(file, text.slice(0, start) + replacement + text.slice(end));
          const isKilled = await fails(stage);
          tests.restore();
          if (isKilled) result.outcome = 'killed';
          if (isKilled) break;
        }
        console.log(
          `${result.outcome.padEnd(9)} ${result.place}  ${result.removed.trim().replaceAll(/\s+/g, ' ').slice(0, 90)}`,
        );
      }
    }
  } finally {
    tests.restore();
    await tests.close();
  }
  return results;
}
