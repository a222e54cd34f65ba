export interface SidePanelLabels {
  close: string;
  /** Accessible name of the resize handle. */
  resize: string;
  /** The width as read by screen readers. */
  width: (px: number) => string;
}

export const englishSidePanelLabels: SidePanelLabels = {
  close: 'Close',
  resize: 'Width of the panel',
  width: (px) => `${px} pixels`,
};
