#!/usr/bin/env node
// Makes a preset from one colour, validates a preset, and prints its style sheet. A command for other portals; requires Node 20 or later.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { problemsOfId } from '../dist/theme/checks/preset-problems.js';
import { presetFrom } from '../dist/theme/checks/preset-from.js';
import { presetSheet } from '../dist/theme/checks/preset-sheet.js';
import { validatePreset } from '../dist/theme/checks/validate-preset.js';

const usage = `attesta-preset from '#7a1f3d' [--name Claret]           prints a valid preset made from one colour
attesta-preset check my-preset.json [--json]         checks the contrast of every colour pair in light and dark mode
attesta-preset css my-preset.json [--id x-harbour]   prints the preset's style sheet if it is valid

A preset is JSON: { "name": "Harbour", "primary": 230, "secondary": 60, "grey": 235, "chroma": 0.12 }
Hues are OKLCH degrees, chroma is 0 to 0.25; "lightness", "tint" and "colors" are optional.
`;

// Exit code: 0 if the preset is valid, 1 if it is not, 2 if the arguments or the file are invalid.
class UsageError extends Error {}

const print = (text) => process.stdout.write(`${text}\n`);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : `could not be read: ${error.message}`;
    throw new UsageError(`${file} ${reason}`);
  }
}

function lines({ problems, pairs, failing }) {
  if (problems.length > 0) return [...problems];
  if (failing.length > 0)
    return [...failing.map(({ message }) => message), `${failing.length} of ${pairs.length} colour pairs fail.`];
  const closest = pairs.reduce((least, pair) => (pair.found / pair.ratio < least.found / least.ratio ? pair : least));
  return [
    `All ${pairs.length} colour pairs pass in light and dark mode. The lowest margin is ${closest.found}:1, where ${closest.ratio}:1 is required (${closest.mode}: ${closest.use}).`,
  ];
}

/** Returns an id from the preset's name: `x-harbour-blue` for `Harbour Blue`. */
const idOf = ({ name }) =>
  `x-${
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'custom'
  }`;

/** Prints the preset to the standard output, so that it can be redirected to a file, and explains it beside. */
function makeFrom(color, name) {
  let made;
  try {
    made = presetFrom(color, name);
  } catch (error) {
    throw new UsageError(error.message);
  }
  print(JSON.stringify(made.source, null, 2));
  const primary = made.isExact
    ? `The primary in light mode is ${made.primary}, your colour.`
    : `The primary in light mode is ${made.primary}: white text on your colour would have too little contrast, or a screen cannot show it.`;
  process.stderr.write(`${[primary, ...lines(validatePreset(made.source))].join('\n')}\n`);
  return 0;
}

function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      json: { type: 'boolean' },
      id: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, file, ...more] = positionals;
  if (values.help) {
    print(usage);
    return 0;
  }
  if (command === 'from' && file !== undefined && more.length === 0) return makeFrom(file, values.name);
  if ((command !== 'check' && command !== 'css') || file === undefined || more.length > 0) throw new UsageError(usage);
  // All problems are reported together, so that a single run of the command lists them.
  const idProblems = values.id === undefined ? [] : problemsOfId(values.id);
  let source;
  try {
    source = read(file);
  } catch (error) {
    throw new UsageError([...idProblems, error.message].join('\n'));
  }
  const report = validatePreset(source);
  if (idProblems.length > 0) throw new UsageError([...idProblems, ...(report.valid ? [] : lines(report))].join('\n'));
  if (command === 'check') {
    print(values.json ? JSON.stringify(report, null, 2) : lines(report).join('\n'));
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
