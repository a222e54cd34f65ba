#!/usr/bin/env node
// Proves a preset of one's own and writes its style sheet: what other portals run, on Node 20 and later.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { problemsOfId } from '../dist/theme/preset-problems.js';
import { presetSheet } from '../dist/theme/preset-sheet.js';
import { validatePreset } from '../dist/theme/validate-preset.js';

const usage = `attesta-preset check my-preset.json [--json]         proves every pair of colours in light and dark
attesta-preset css my-preset.json [--id x-harbour]   writes the preset's style sheet to the standard output, if it is proved

A preset is JSON: { "name": "Harbour", "primary": 230, "secondary": 60, "grey": 235, "chroma": 0.12 }
Hues are OKLCH degrees, chroma is 0 to 0.25; "lightness", "tint" and "colors" may stand beside them.
`;

// Ends with 0 where the preset is proved, 1 where it is not, 2 where it could not be asked.
class Refusal extends Error {}

const say = (text) => process.stdout.write(`${text}\n`);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is no JSON: ${error.message}` : `could not be read: ${error.message}`;
    throw new Refusal(`${file} ${why}`);
  }
}

function lines({ problems, pairs, failing }) {
  if (problems.length > 0) return [...problems];
  if (failing.length > 0)
    return [...failing.map(({ message }) => message), `${failing.length} of ${pairs.length} pairs of colours fail.`];
  const closest = pairs.reduce((least, pair) => (pair.found / pair.ratio < least.found / least.ratio ? pair : least));
  return [
    `All ${pairs.length} pairs of colours hold, in light and dark. The closest is ${closest.found}:1 where ${closest.ratio}:1 is needed (${closest.mode}: ${closest.use}).`,
  ];
}

/** An id from the preset's name: `Harbour Blue` is `x-harbour-blue`. */
const idOf = ({ name }) =>
  `x-${
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'own'
  }`;

function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' }, id: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, file, ...more] = positionals;
  if (values.help) {
    say(usage);
    return 0;
  }
  if ((command !== 'check' && command !== 'css') || file === undefined || more.length > 0) throw new Refusal(usage);
  // Whoever mends one fault at a time runs this as many times: all of them are said at once.
  const faults = values.id === undefined ? [] : problemsOfId(values.id);
  let source;
  try {
    source = read(file);
  } catch (error) {
    throw new Refusal([...faults, error.message].join('\n'));
  }
  const report = validatePreset(source);
  if (faults.length > 0) throw new Refusal([...faults, ...(report.valid ? [] : lines(report))].join('\n'));
  if (command === 'check') {
    say(values.json ? JSON.stringify(report, null, 2) : lines(report).join('\n'));
    return report.valid ? 0 : 1;
  }
  if (!report.valid) {
    process.stderr.write(`${lines(report).join('\n')}\n`);
    return 1;
  }
  process.stdout.write(presetSheet(values.id ?? idOf(source), source));
  return 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
