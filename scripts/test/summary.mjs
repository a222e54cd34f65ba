// What the last lines of a run say, and the whole of it in `summary.md`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from './stages.mjs';

/** More flaky tests than this fail a run. */
export const maxFlaky = 5;
const summaryFile = join(results, 'summary.md');
/** The flaky tests of the run, from which `flaky-report.mjs` makes the report of many runs. */
const flakyFile = join(results, 'flaky.json');
const shownFailures = 8;
/** The longest line that the end of the log may have. */
const width = 220;
/** The number of lines for the names of the failures that are not shown. */
const nameLines = 5;

const cut = (text, length = width) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
// eslint-disable-next-line no-control-regex -- escape sequences of terminals
const plain = (text) => text.replaceAll(/\u001B\[[\d;]*m/g, '');
const oneLine = (text) => plain(text).replaceAll(/\s+/g, ' ').trim();
const place = ({ file, line }) => [file, line].filter(Boolean).join(':');
const nameOf = (failure) => [place(failure), failure.title].filter(Boolean).join(' › ');

/** The headings, alerts and texts of a page, from the snapshot of its accessibility tree. */
const onScreen = (screen) =>
  [...screen.matchAll(/^\s*- (?:\/url: (.+)|(\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: (.+))?)$/gm)]
    .filter(([, , role]) => ['heading', 'alert', 'status', 'dialog', 'text', 'paragraph'].includes(role))
    .map(([, , , name, text]) => name ?? text)
    .filter(Boolean)
    .join(' | ') || oneLine(screen);

function failureLines(failure) {
  const lines = [`✗ ${cut(nameOf(failure), width - 2)}`, `    ${cut(oneLine(failure.message), width - 4)}`];
  if (failure.screen) lines.push(`    on the screen: ${cut(oneLine(onScreen(failure.screen)), width - 20)}`);
  return lines;
}

/** Failures in turn by file, so that those of one file do not hide the others. */
function inTurn(failures) {
  const counts = new Map();
  const turnOf = ({ file }) => counts.set(file, (counts.get(file) ?? 0) + 1).get(file);
  return failures
    .map((failure) => ({ failure, turn: turnOf(failure) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ failure }) => failure);
}

/** The names of the other failures, as far as they fit. */
function otherNames(failures) {
  const lines = [];
  for (const [index, failure] of failures.entries()) {
    const name = cut(oneLine(nameOf(failure)), 90);
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= width) lines[lines.length - 1] = `${last}; ${name}`;
    else if (lines.length === nameLines) return [...lines, `  … and ${failures.length - index} more`];
    else lines.push(`  ${name}`);
  }
  return lines;
}

/**
 * The last lines of the log: at most 40, however many tests have failed.
 * @param outcomes the outcomes of the parts
 */
export function lastLines(outcomes, seconds) {
  const failures = inTurn(outcomes.flatMap((outcome) => outcome.failures));
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const tooManyFlaky = flaky.length > maxFlaky;
  const lines = failures.slice(0, shownFailures).flatMap(failureLines);
  const others = failures.slice(shownFailures);
  if (others.length > 0) lines.push(`${others.length} more failed:`, ...otherNames(others));
  if (flaky.length > 0) {
    lines.push(
      `${flaky.length} flaky: failed, then passed${tooManyFlaky ? `. More than ${maxFlaky} fail the run` : ''}`,
    );
    lines.push(...flaky.slice(0, 2).flatMap((each) => failureLines(each).slice(0, 2)));
    if (flaky.length > 2) lines.push(...otherNames(flaky.slice(2)).slice(0, 1));
  }
  lines.push(`Total time: ${Math.round(seconds)} s. Everything about it: ${summaryFile}`);
  lines.push(`${passed} passed, ${failures.length + (tooManyFlaky ? 1 : 0)} failed`);
  return lines;
}

const block = (text) => `\`\`\`\n${plain(text).trim()}\n\`\`\`\n`;
const details = (failure) =>
  `### ${nameOf(failure)}\n\n${block(failure.message)}${failure.screen ? `\nOn the screen:\n\n${block(failure.screen)}` : ''}`;
const list = (failures, none) => (failures.length > 0 ? failures.map(details).join('\n') : `${none}\n`);

/** Writes everything about a run to `summary.md`, and its flaky tests to `flaky.json`. */
export function writeSummary(outcomes, seconds) {
  const files = new Map();
  for (const { file, seconds: each } of outcomes.flatMap((outcome) => outcome.files))
    files.set(file, (files.get(file) ?? 0) + each);
  const slowest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 20);
  const times = outcomes.map(
    ({ title, passed, failures, flaky, skipped, seconds: each, isRemembered }) =>
      `| ${title} | ${passed} | ${failures.length} | ${flaky.length} | ${skipped} | ${isRemembered ? 'passed before' : each.toFixed(0)} |`,
  );
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const date = new Date().toISOString();
  writeFileSync(flakyFile, JSON.stringify({ date, flaky: flaky.map(({ file, title }) => ({ file, title })) }));
  writeFileSync(
    summaryFile,
    `# Test run of ${date}

${Math.round(seconds)} s

## Failed

${list(
  outcomes.flatMap(({ failures }) => failures),
  'None.',
)}
## Flaky

Each failed as below, and passed when it was run once more.

${list(flaky, 'None.')}
## Times

| stage | passed | failed | flaky | skipped | seconds |
|---|---|---|---|---|---|
${times.join('\n')}

## Slowest files

| file | seconds |
|---|---|
${slowest.map(([file, each]) => `| ${file} | ${each.toFixed(1)} |`).join('\n')}
`,
  );
}
