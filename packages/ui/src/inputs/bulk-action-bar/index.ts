export { BulkActionBar, type BulkActionBarLabels, type BulkActionBarProps } from './bulk-action-bar.js';
