'use client';
import { Children, Fragment, memo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { rendered } from '../../foundation/compose.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import type { Gap } from './gap.js';
import { Root } from './stack.styles.js';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children in px, a step of the 4 px grid. */
  gap?: Gap | undefined;
  /** Position of the children across the stack. `stretch` gives them its full width. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Draws a thin decorative line between the children. In a list, the lines are borders of its items. */
  divider?: boolean | undefined;
  /** Renders another element with the layout of a stack, such as a list: `render={<ul />}`. */
  render?: ReactElement | undefined;
}

const withLines = (children: ReactNode) =>
  Children.toArray(children).map((child, index) => (
    <Fragment key={index}>
      {index > 0 && <div data-slot="line" aria-hidden />}
      {child}
    </Fragment>
  ));

/**
 * Places its children below each other, with equal space between them. Renders on the server and needs no script.
 * `data-part="stack"`, with `data-gap`, `data-align` and `data-divider`; `data-slot="line"` is a divider.
 */
export const Stack = memo(function Stack({
  gap = 16,
  align = 'stretch',
  divider,
  render,
  className,
  children,
  ...rest
}: StackProps) {
  const isList = render?.type === 'ul' || render?.type === 'ol';
  return rendered('div', render, {
    'data-part': 'stack',
    ...rest,
    className: useStyledClass(Root, className),
    'data-gap': gap,
    'data-align': align,
    'data-divider': divider || undefined,
    ...(isList && { role: rest.role ?? 'list' }), // Safari drops the role of a list without markers
    children: divider && !isList ? withLines(children) : children,
  });
});
