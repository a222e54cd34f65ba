// `npm run bench:report`: writes the last run's tables into docs/benchmark.md, between its two marks. What is written by hand around them stays.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { asTables } from './lib/tables.mjs';

const results = join(root, 'results', 'last.json');
const page = join(root, '..', 'docs', 'benchmark.md');
const [begin, end] = ['<!-- results: made by npm run bench:report -->', '<!-- end of results -->'];

const answer = JSON.parse(readFileSync(results, 'utf8'));
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(answer.date));
const versions = Object.entries(answer.versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');
const made = [
  begin,
  '',
  `Run of ${day}: Chromium ${answer.chromium}, Node ${answer.node}, ${answer.processor}, load at the end ${answer.load.join(', ')}; ${answer.rounds} rounds of ${answer.samples} samples in ${Math.round(answer.seconds / 60)} minutes.`,
  '',
  `React weighs ${(answer.react.gzip / 1000).toFixed(1)} kB gzip on each page, and is taken off. Versions: ${versions}.`,
  '',
  asTables(answer).trim(),
  '',
  end,
].join('\n');

const text = readFileSync(page, 'utf8');
const [from, to] = [text.indexOf(begin), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`${page} has lost its marks "${begin}" and "${end}".`);
writeFileSync(page, text.slice(0, from) + made + text.slice(to + end.length));
console.log(`wrote ${page}`);
