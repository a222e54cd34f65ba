export { Chip, type ChipProps } from './chip.js';
export { SelectableChip, type SelectableChipProps } from './selectable-chip.js';
