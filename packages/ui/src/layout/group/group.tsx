'use client';
import { memo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { rendered } from '../../foundation/compose.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import type { Gap } from '../stack/index.js';
import { Root } from './group.styles.js';

export interface GroupProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children in px, a step of the 4 px grid. */
  gap?: Gap | undefined;
  /** Vertical position of the children in their row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Horizontal position of the children. `between` places the first at the start and the last at the end. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Gives all children the same share of the row. They wrap if a share is narrower than 7.5 rem. */
  grow?: boolean | undefined;
  /** Keeps the children in one row, where they shrink. By default they wrap. */
  nowrap?: boolean | undefined;
  /** Renders another element with the layout of a group, such as a list: `render={<ul />}`. */
  render?: ReactElement | undefined;
}

/**
 * Places its children next to each other and wraps them if the row is too narrow. Renders on the server and needs no
 * script. `data-part="group"`, with `data-gap`, `data-align`, `data-justify`, `data-grow` and `data-nowrap`.
 */
export const Group = memo(function Group({
  gap = 8,
  align = 'center',
  justify = 'start',
  grow,
  nowrap,
  render,
  className,
  ...rest
}: GroupProps) {
  const isList = render?.type === 'ul' || render?.type === 'ol';
  return rendered('div', render, {
    'data-part': 'group',
    ...rest,
    className: useStyledClass(Root, className),
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    'data-grow': grow || undefined,
    'data-nowrap': nowrap || undefined,
    ...(isList && { role: rest.role ?? 'list' }), // Safari drops the role of a list without markers
  });
});
