export interface PopoverLabels {
  /** Accessible name of the close button. */
  close: string;
}

export const englishPopoverLabels: PopoverLabels = { close: 'Close' };
