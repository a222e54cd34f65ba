export interface BulkActionBarLabels {
  /** Accessible name of the region. */
  region: string;
  /** The number of selected rows, shown and announced. */
  selected: (count: number, total: number | undefined) => string;
  /** Announced in addition when the bar appears: says where the actions are. */
  hint: string;
  selectAll: (total: number) => string;
  clear: string;
}

export const englishBulkLabels: BulkActionBarLabels = {
  region: 'Actions for the selection',
  selected: (count, total) => (total === undefined ? `${count} selected` : `${count} of ${total} selected`),
  hint: 'The actions are after the list.',
  selectAll: (total) => `Select all ${total}`,
  clear: 'Clear selection',
};
