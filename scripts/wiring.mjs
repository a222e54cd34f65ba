// `npm run test:wiring`: removes pieces of the portal's wiring, one at a time, and runs the tests that should notice.
// Wiring is what mutation tests leave out: `sample` calls, props of layouts, redirects, toasts, storage. Writes the
// score to docs/mutation-tests.md and fails if a removal is not noticed. Arguments select removals by their file or by
// what is lost (`npm run test:wiring -- courses toast`), or by their place in the list (`-- 20-39`, `-- 7,9`). Only the
// files of their tests are run.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';
import { at, openPortalTests } from './portal-tests.mjs';
import { removals } from './wiring-removals.mjs';

/** Time in ms for a test without a removal, and with one: most are noticed by something that never appears. */
const timeouts = { before: 60_000, after: 12_000 };

/** The source without the wiring. @throws Error unless the text to remove occurs exactly once */
function without(source, { file, find, replace = '' }) {
  if (source.split(find).length !== 2) throw new Error(`${file}: not found exactly once: ${find}`);
  return source.replace(find, () => replace);
}

const words = process.argv.slice(2);
/** Whether a removal is selected by a word, or by places, from 1. */
function matches({ file, loses }, place, word) {
  if (/^[\d,-]+$/.test(word))
    return word.split(',').some((range) => {
      const [first, last = first] = range.split('-').map(Number);
      return place >= first && place <= last;
    });
  return `${file} ${loses}`.toLowerCase().includes(word.toLowerCase());
}
const selected = removals.filter((removal, index) => words.every((word) => matches(removal, index + 1, word)));
for (const removal of selected) without(readFileSync(at(removal.file), 'utf8'), removal); // fails before any test runs

const tests = await openPortalTests();

/** @type {Record<'noticed' | 'unnoticed' | 'invalid', typeof removals>} */
const results = { noticed: [], unnoticed: [], invalid: [] };

/** Writes the score of all removals to the documentation. */
function writeScore() {
  const page = join(root, 'docs/mutation-tests.md');
  const text = readFileSync(page, 'utf8');
  const [start, end] = ['<!-- wiring -->', '<!-- /wiring -->'];
  const today = new Date().toISOString().slice(0, 10);
  const { noticed, unnoticed, invalid } = results;
  const tried = noticed.length + unnoticed.length + invalid.length;
  const rest = tried < removals.length ? `; ${removals.length - tried} were not tried` : '';
  const rows = [...unnoticed, ...invalid].map(({ file, loses }) => `| \`${file}\` | ${loses} |`);
  const list = rows.length > 0 ? `\n\n| file | not noticed |\n|---|---|\n${rows.join('\n')}` : '';
  const result = `${start}\n${noticed.length} of ${tried} removals noticed, ${today}${rest}.${list}\n${end}`;
  writeFileSync(
    page,
    text.replace(new RegExp(`${start}.*${end}`, 's'), () => result),
  );
}

/** Restores the sources, and writes what is known. */
function finish() {
  tests.restore();
  if (words.length === 0) writeScore();
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    finish();
    process.exit(1);
  });

try {
  // A test that fails without a removal proves nothing.
  const all = selected.map(({ test }) => test);
  const withTitle = await tests.run(
    all.filter(([, title]) => title),
    timeouts.before,
  );
  const others = await tests.run(
    all.filter(([, title]) => !title),
    timeouts.before,
  );
  const before = { passed: [...withTitle.passed, ...others.passed], failed: [...withTitle.failed, ...others.failed] };
  const proves = ({ test: [file, title] }) => {
    const isOf = ({ module, test }) => module.moduleId === at(file) && (!title || test.fullName.includes(title));
    return before.passed.some(isOf) && !before.failed.some(isOf);
  };
  for (const [index, removal] of selected.entries()) {
    const { file, loses, test } = removal;
    let outcome = 'invalid';
    let reason = '';
    if (proves(removal)) {
      tests.write(file, without(readFileSync(at(file), 'utf8'), removal));
      const { isOk, failed } = await tests.run([test], timeouts.after);
      tests.restore();
      outcome = isOk ? 'unnoticed' : 'noticed';
      reason = failed[0]?.test.result().errors?.[0]?.message.split('\n')[0] ?? '';
    }
    results[outcome].push(removal);
    console.log(`${index + 1}/${selected.length}  ${outcome}  ${file}: ${loses}\n    ${reason}`);
  }
} finally {
  finish();
  await tests.close();
}

const { noticed, unnoticed, invalid } = results;
console.log(`\n${noticed.length} of ${selected.length} removals noticed`);
for (const { file, loses } of unnoticed) console.log(`- not noticed: ${file}: ${loses}`);
for (const { test } of invalid) console.log(`- the test does not pass without a removal: ${test.join(', ')}`);
process.exitCode = noticed.length < selected.length ? 1 : 0;
