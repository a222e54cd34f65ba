'use client';
import { memo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { rendered } from '../../foundation/compose.js';

export interface GridItemProps extends ComponentPropsWithRef<'div'> {
  /**
   * Number of columns that the item covers. It covers all columns if the grid has fewer, and with `full` always. Do not
   * set it to more than the `columns` of the grid.
   */
  span?: 1 | 2 | 3 | 4 | 'full' | undefined;
  /** Renders another element, such as an item of a list: `render={<li />}`. */
  render?: ReactElement | undefined;
}

/** A child of `Grid` that covers several columns. `data-part="grid-item"`, with `data-span`. */
export const GridItem = memo(function GridItem({ span = 1, render, ...rest }: GridItemProps) {
  return rendered('div', render, { 'data-part': 'grid-item', ...rest, 'data-span': span });
});
