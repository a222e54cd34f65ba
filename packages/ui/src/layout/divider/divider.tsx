'use client';
import { createElement, memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { textOf } from '../../foundation/compose.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { Root } from './divider.styles.js';

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A vertical divider separates the children of a row and is as high as the row. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Text in the line, such as "or" or a date. It is the accessible name. */
  label?: ReactNode;
  /** Position of the label in a horizontal line. */
  align?: 'start' | 'center' | undefined;
  /** Hides the line from screen readers, for sections that headings separate already. The label is still read. */
  decorative?: boolean | undefined;
}

/**
 * A thin line between sections. Renders on the server and needs no script. `data-part="divider"`, with
 * `data-orientation`, `data-align` and `data-label`. Source: WAI-ARIA 1.2, separator.
 */
export const Divider = memo(function Divider({
  orientation = 'horizontal',
  label,
  align = 'center',
  decorative,
  className,
  ...rest
}: DividerProps) {
  const hasLabel = label !== undefined && label !== null && label !== '';
  const semantics = decorative
    ? { role: hasLabel ? undefined : 'none' }
    : {
        role: 'separator',
        'aria-orientation': orientation,
        'aria-label': hasLabel ? textOf(label) : undefined,
      };
  return createElement(
    'div',
    {
      'data-part': 'divider',
      ...semantics,
      ...rest,
      className: useStyledClass(Root, className),
      'data-orientation': orientation,
      'data-align': hasLabel ? align : undefined,
      'data-label': hasLabel || undefined,
    },
    hasLabel ? <span data-slot="label">{label}</span> : null,
  );
});
