// Options of `npm run bench -- …`; the README lists them.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.mjs';

const found = readdirSync(join(root, 'adapters'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));
/** The baseline first, its twin that shows the noise second, then ours and the peers. */
const known = [
  'vanilla',
  'vanilla-aa',
  'ours',
  ...found.filter((name) => !['vanilla', 'vanilla-aa', 'ours'].includes(name)).sort(),
];

const { values } = parseArgs({
  options: {
    adapters: { type: 'string' },
    only: { type: 'string', default: 'bytes,main,heap,cold' },
    rounds: { type: 'string', default: '10' },
    samples: { type: 'string', default: '3' },
    n: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '40' },
    out: { type: 'string', default: join(root, 'results', 'last.json') },
    rebuild: { type: 'boolean', default: false },
  },
});

const named = values.adapters?.split(',').filter(Boolean) ?? known;
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`There is no adapter ${unknown.join(', ')}. Known are ${known.join(', ')}.`);

export const options = {
  /** Everything is a ratio to `vanilla`, so it is always there. */
  adapters: known.filter((name) => name === 'vanilla' || named.includes(name)),
  sections: new Set(values.only.split(',')),
  rounds: Number(values.rounds),
  samples: Number(values.samples),
  scale: Number(values.n) / 1000,
  deadline: Date.now() + Number(values.minutes) * 60_000,
  out: resolve(values.out),
  rebuild: values.rebuild,
};
