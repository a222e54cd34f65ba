import { define } from './define.js';

/** Media features and their values, as in `{ 'prefers-color-scheme': 'dark' }`. */
export type MediaFeatures = Readonly<Record<string, string>>;

/** A desktop with a mouse. Motion is reduced, because jsdom runs no animations. */
const desktop: MediaFeatures = {
  hover: 'hover',
  pointer: 'fine',
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'forced-colors': 'none',
};
let features = desktop;

/** A length in px. An em is 16 px, as in a browser with its default font size. */
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('em') ? 16 : 1);
const sizeOf = (dimension: string) => (dimension === 'width' ? innerWidth : innerHeight);

/** Whether a range matches, such as `width < 60rem`; undefined for other conditions. */
function matchesRange(condition: string): boolean | undefined {
  const [, dimension = '', operator, length = ''] = /^(width|height)\s*([<>]=?)\s*(.+)$/.exec(condition) ?? [];
  if (!operator) return undefined;
  const difference = sizeOf(dimension) - pixels(length);
  if (difference === 0) return operator.endsWith('=');
  return difference < 0 === operator.startsWith('<');
}

/** Whether one condition matches, such as `min-width: 600px` or `prefers-reduced-motion: reduce`. */
function matchesCondition(condition: string): boolean {
  const range = matchesRange(condition);
  if (range !== undefined) return range;
  const [name = '', value = ''] = condition.split(':').map((piece) => piece.trim());
  const [, bound, dimension] = /^(min|max)-(width|height)$/.exec(name) ?? [];
  if (!bound) return value === '' ? (features[name] ?? 'none') !== 'none' : features[name] === value;
  const difference = sizeOf(dimension ?? '') - pixels(value);
  return bound === 'min' ? difference >= 0 : difference <= 0;
}

/** Evaluates lists of `and` conditions. `not` and ranges with two ends are not supported. */
const evaluate = (query: string) =>
  query.split(',').some((each) => [...each.matchAll(/\(([^)]+)\)/g)].every(([, text = '']) => matchesCondition(text)));

class MediaList extends EventTarget {
  onchange = null;
  lastMatch: boolean;
  constructor(readonly media: string) {
    super();
    this.lastMatch = this.matches;
  }
  get matches(): boolean {
    return evaluate(this.media);
  }
  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }
  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

/** One list per query, so that the number of lists does not grow with the number of renders. */
const lists = new Map<string, MediaList>();

function listOf(query: string): MediaList {
  const list = lists.get(query) ?? new MediaList(query);
  lists.set(query, list);
  return list;
}

function notify(): void {
  for (const list of lists.values()) {
    if (list.matches === list.lastMatch) continue;
    list.lastMatch = list.matches;
    list.dispatchEvent(new Event('change'));
  }
}

/** Defines `matchMedia`, which matches the width of the window and the features that `setMedia` sets. */
export function defineMedia(): void {
  define(globalThis, 'matchMedia', listOf);
}

/**
 * Sets media features for the following tests, such as `{ 'prefers-color-scheme': 'dark' }` or `{ hover: 'none' }`. Other
 * features have the values of a desktop with reduced motion, so `setMedia({})` resets all of them. Call it in `act`.
 */
export function setMedia(changed: MediaFeatures): void {
  features = { ...desktop, ...changed };
  notify();
}

/** Sets the width of the viewport in px, as when a user resizes the window. jsdom starts with 1,024 px. Call it in `act`. */
export function setViewportWidth(width: number): void {
  Object.defineProperty(globalThis, 'innerWidth', { value: width, configurable: true, writable: true });
  globalThis.dispatchEvent(new Event('resize'));
  notify();
}
