// The rows of the result tables: label, target, and how the value is computed from the samples.
import { percentileRatio, paired } from './statistics.mjs';

const timed = (row, label, target, field = 'sync') => ({
  label,
  target,
  ratio: (own, base) => paired(own.samples[row] ?? [], base.samples[row] ?? [], field)?.ratio,
  fast: (own, base) => percentileRatio(own.samples[row] ?? [], base.samples[row] ?? [], field),
});
const one = 'One changes:';
const all = 'All change:';

/** Ratios to plain HTML in the same run: smaller is better. `target` is the limit for our library. */
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
  timed('theme', 'Switch light to dark, 1,000 mixed components, until painted', 1.15, 'paint'),
  timed('menu', 'Open a menu, until focus is inside', 1.5, 'focus'),
  timed('dialog', 'Open a dialog, until focus is inside', 1.5, 'focus'),
  timed('toasts', '100 toasts at once, CPU time until 400 ms later', 1.5, 'cpu'),
  {
    label: 'Heap of 1,000 mixed components',
    target: 2,
    ratio: (own, base) => own.heap && base.heap && own.heap.mounted / base.heap.mounted,
  },
  timed('cold', 'First contentful paint of the shell, CPU slowed down 4×', 1.3, 'paint'),
  timed('cold', 'Script of that page load', undefined, 'script'),
];

const most = (own, row, field) => {
  const values = (own.samples[row] ?? []).map((sample) => sample[field]).filter((value) => value != null);
  return values.length > 0 ? Math.max(...values) : undefined;
};

/** Plain numbers: smaller is better. */
export const numberRows = [
  { label: 'Shell, kB gzip without React', target: 45, number: (own) => own.bytes.gzip / 1000, digits: 1 },
  { label: 'CSS included in the shell, kB gzip', number: (own) => own.bytes.cssGzip / 1000, digits: 1 },
  { label: 'Renders on a theme switch', target: 0, number: (own) => own.renders?.theme, digits: 0 },
  {
    label: 'CSS transitions on a theme switch',
    target: 0,
    number: (own) => most(own, 'theme', 'animations'),
    digits: 0,
  },
  { label: 'Renders when one of 1,000 navigation entries changes', number: (own) => own.renders?.nav, digits: 0 },
  { label: 'Visible toasts after 100 at once', target: 3, number: (own) => most(own, 'toasts', 'visible'), digits: 0 },
  {
    label: 'Heap growth per further mount and unmount, kB',
    number: (own) => own.heap && own.heap.growth / 1000,
    digits: 0,
  },
  { label: 'Remaining nodes per further mount and unmount', target: 0, number: (own) => own.heap?.nodes, digits: 0 },
  { label: 'Elements of 1,000 mixed components', number: (own) => own.renders?.elements, digits: 0 },
];

export const baseline = 'vanilla';
/** Libraries without styles: their numbers include behaviour only. */
export const unstyled = new Set(['base-ui', 'rac']);
export const notCompared = new Set(['vanilla', 'vanilla-aa', 'ours', 'before']);
/** A difference that a run cannot be trusted with, even where plain HTML measured twice differs by less. */
export const noise = 0.05;
