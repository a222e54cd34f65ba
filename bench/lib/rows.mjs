// The rows of the result: what each compares, its target, and where its number stands in the samples.
import { fastFifth, paired } from './statistics.mjs';

const timed = (row, words, target, field = 'sync') => ({
  words,
  target,
  ratio: (own, base) => paired(own.samples[row] ?? [], base.samples[row] ?? [], field)?.ratio,
  fast: (own, base) => fastFifth(own.samples[row] ?? [], base.samples[row] ?? [], field),
});
const one = 'One of them changes:';
const all = 'All change:';

/** Ratios to plain HTML of the same run: smaller is better. `target` is what ours has to keep. */
export const ratioRows = [
  timed('mount buttons', 'Mount 1,000 buttons', 1.3),
  timed('mount nav', 'Mount 1,000 navigation entries', 1.3),
  timed('mount cards', 'Mount 500 cards, each with avatar and two buttons', 1.3),
  timed('mount fields', 'Mount 500 text fields', 1.3),
  timed('update buttons', `${one} buttons`, 1),
  timed('update nav', `${one} navigation entries`, 1),
  timed('update cards', `${one} cards`, 1),
  timed('update fields', `${one} text fields`, 1),
  timed('all buttons', `${all} buttons`, 1.8),
  timed('all cards', `${all} cards`, 1.8),
  timed('all fields', `${all} text fields`, 1.8),
  timed('theme', 'Switch light to dark, 1,000 mixed parts, until painted', 1.15, 'paint'),
  timed('menu', 'Open a menu, until the focus is in it', 1.5, 'focus'),
  timed('dialog', 'Open a dialog, until the focus is in it', 1.5, 'focus'),
  timed('notices', '100 notices at once, processor time of them and 400 ms', 1.5, 'cpu'),
  {
    words: 'Heap of 1,000 mixed parts',
    target: 2,
    ratio: (own, base) => own.heap && base.heap && own.heap.mounted / base.heap.mounted,
  },
  timed('cold', 'First contentful paint of the shell, processor slowed 4×', 1.3, 'paint'),
  timed('cold', 'Script of that load', undefined, 'script'),
];

const most = (own, row, field) => {
  const values = (own.samples[row] ?? []).map((sample) => sample[field]).filter((value) => value != null);
  return values.length > 0 ? Math.max(...values) : undefined;
};

/** Plain numbers: smaller is better. */
export const numberRows = [
  { words: 'Shell, kB gzip without React', target: 45, number: (own) => own.bytes.gzip / 1000, digits: 1 },
  { words: 'of it CSS, kB gzip', number: (own) => own.bytes.cssGzip / 1000, digits: 1 },
  { words: 'Renders at a switch of the theme', target: 0, number: (own) => own.renders?.theme, digits: 0 },
  {
    words: 'CSS transitions at a switch of the theme',
    target: 0,
    number: (own) => most(own, 'theme', 'animations'),
    digits: 0,
  },
  { words: 'Renders when one of 1,000 navigation entries changes', number: (own) => own.renders?.nav, digits: 0 },
  { words: 'Notices seen after 100 at once', target: 3, number: (own) => most(own, 'notices', 'visible'), digits: 0 },
  {
    words: 'Heap that grows per further mount and unmount, kB',
    number: (own) => own.heap && own.heap.growth / 1000,
    digits: 0,
  },
  { words: 'Nodes that stay per further mount and unmount', target: 0, number: (own) => own.heap?.nodes, digits: 0 },
  { words: 'Elements of 1,000 mixed parts', number: (own) => own.renders?.elements, digits: 0 },
];

export const baseline = 'vanilla';
/** Libraries that bring no looks: their numbers are those of behaviour alone. */
export const unstyled = new Set(['base-ui', 'rac']);
export const notPeers = new Set(['vanilla', 'vanilla-aa', 'ours']);
