import type { ComponentType } from 'react';

export interface Row {
  id: number;
  c0: string;
  c1: string;
  c2: string;
  c3: string;
  c4: string;
  c5: string;
  c6: string;
  c7: string;
}

export const columns = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'] as const;
/** Size of the grid in px. Rows are 40 px high, or as near as the library allows. */
export const size = { width: 1200, height: 600, row: 40 } as const;

/** `grids/<name>.tsx` exports this. */
export interface GridAdapter {
  Grid: ComponentType<{ rows: Row[] }>;
  /** The element that scrolls vertically. */
  scroller: (root: HTMLElement) => HTMLElement | null;
  /** The field that searches all rows, if there is one. */
  search?: (root: HTMLElement) => HTMLInputElement | null;
}
