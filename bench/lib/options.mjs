// The options of `npm run bench -- …`. The README lists them.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { earlierCommit } from './before.mjs';
import { root } from './root.mjs';

const found = readdirSync(join(root, 'adapters'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));
/** First the baseline, then its copy that shows the noise, then our library and the others. */
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
    against: { type: 'string' },
  },
});

const before = values.against === undefined ? undefined : earlierCommit(values.against);
if (before) known.splice(known.indexOf('ours') + 1, 0, 'before');
/** Beside the earlier commit, other libraries are measured only if they are named. */
const all = before ? ['vanilla-aa', 'ours', 'before'] : known;
const requested = values.adapters?.split(',').filter(Boolean) ?? all;
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`Unknown adapter: ${unknown.join(', ')}. Adapters: ${known.join(', ')}.`);

export const options = {
  /** All results are ratios to `vanilla`, so it is always included. */
  adapters: known.filter((name) => name === 'vanilla' || requested.includes(name)),
  sections: new Set(values.only.split(',')),
  rounds: Number(values.rounds),
  samples: Number(values.samples),
  scale: Number(values.n) / 1000,
  deadline: Date.now() + Number(values.minutes) * 60_000,
  out: resolve(values.out),
  rebuild: values.rebuild,
  /** The commit that ours is compared with, and its folder. */
  against: before?.commit,
  before: before?.folder,
};
