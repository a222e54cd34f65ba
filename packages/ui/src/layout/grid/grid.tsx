'use client';
import { memo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { rendered } from '../../foundation/compose.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import type { Gap } from '../stack/index.js';
import { Root } from './grid.styles.js';
import type { ColumnWidth } from './spans.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * Minimum width of a column in px, for text of the default size. The grid has as many columns as fit into its
   * container; a container that is narrower than one column has one column of its width.
   */
  minColumn?: ColumnWidth | undefined;
  /** The greatest number of columns. Without it, the container alone decides. */
  columns?: 1 | 2 | 3 | 4 | 6 | undefined;
  /** Space between rows and columns in px, a step of the 4 px grid. */
  gap?: Gap | undefined;
  /** Vertical position of the children in their row. `stretch` gives a row of cards the same height. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Renders another element with the layout of a grid, such as a list: `render={<ul />}`. */
  render?: ReactElement | undefined;
}

/**
 * Columns of equal width, as many as fit into the container. Renders on the server and needs no script.
 * `data-part="grid"`, with `data-min-column`, `data-columns`, `data-gap` and `data-align`.
 */
export const Grid = memo(function Grid({
  minColumn = 240,
  columns,
  gap = 20,
  align = 'stretch',
  render,
  className,
  ...rest
}: GridProps) {
  const isList = render?.type === 'ul' || render?.type === 'ol';
  return rendered('div', render, {
    'data-part': 'grid',
    ...rest,
    className: useStyledClass(Root, className),
    'data-min-column': minColumn,
    'data-columns': columns,
    'data-gap': gap,
    'data-align': align,
    ...(isList && { role: rest.role ?? 'list' }), // Safari drops the role of a list without markers
  });
});
