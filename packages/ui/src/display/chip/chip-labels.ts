export interface ChipLabels {
  /** Prefix of the remove button's accessible name, followed by the text of the chip. */
  remove: string;
}

export const englishChipLabels: ChipLabels = { remove: 'Remove' };
