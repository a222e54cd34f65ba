export interface CommandPaletteLabels {
  /** Names the palette. */
  title: string;
  /** Stands in the empty box. */
  placeholder: string;
  /** Heads what was used last. */
  recent: string;
  /** Nothing fits. */
  empty: (typed: string) => string;
  /** Heard as results change. */
  count: (total: number) => string;
  /** Under a list that shows not all. */
  more: (shown: number, total: number) => string;
  /** Under the list. */
  hints: { move: string; run: string; close: string };
}

const written = (count: number) => count.toLocaleString('en');

export const englishPaletteLabels: CommandPaletteLabels = {
  title: 'Commands',
  placeholder: 'Search pages and actions',
  recent: 'Recent',
  empty: (typed) => `Nothing found for “${typed}”. Try another word.`,
  count: (total) => (total === 1 ? '1 result' : `${written(total)} results`),
  more: (shown, total) => `${written(shown)} of ${written(total)}. Type more to narrow the list.`,
  hints: { move: 'move', run: 'open', close: 'close' },
};
