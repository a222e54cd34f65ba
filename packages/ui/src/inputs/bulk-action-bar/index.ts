export { BulkActionBar, type BulkActionBarProps } from './bulk-action-bar.js';
export type { BulkActionBarLabels } from './bulk-action-bar-labels.js';
