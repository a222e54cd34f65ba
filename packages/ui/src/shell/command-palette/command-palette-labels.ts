import { isolated } from '../../foundation/locale/isolated.js';

export interface CommandPaletteLabels {
  /** Accessible name of the palette. */
  title: string;
  /** Placeholder of the search box. */
  placeholder: string;
  /** Heading of the recently used commands. */
  recent: string;
  /** Message when nothing matches. */
  empty: (typed: string) => string;
  /** Announced when the results change. */
  count: (total: number) => string;
  /** Message below a list that is limited. */
  more: (shown: number, total: number) => string;
  /** Key hints below the list. `enter` and `escape` are written on the keys. */
  hints: { move: string; run: string; close: string; enter?: string; escape?: string };
}

const formatted = (count: number) => count.toLocaleString('en');

export const englishPaletteLabels: CommandPaletteLabels = {
  title: 'Commands',
  placeholder: 'Search pages and actions',
  recent: 'Recent',
  empty: (typed) => `Nothing found for “${isolated(typed)}”. Try another word.`,
  count: (total) => (total === 1 ? '1 result' : `${formatted(total)} results`),
  more: (shown, total) => `${formatted(shown)} of ${formatted(total)}. Type more to narrow the list.`,
  hints: { move: 'move', run: 'open', close: 'close', enter: 'Enter', escape: 'Esc' },
};
