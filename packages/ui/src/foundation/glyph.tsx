import type { IconNode } from 'lucide';
import { createElement, type ComponentPropsWithRef, type ReactElement } from 'react';

/**
 * Draws an icon of lucide's as one element, whose lines are made once for all pages. Lucide's own components for React put each icon together anew where it
 * stands, by two components and a context, which is felt where the focus waits for it, and weighs more than all glyphs of the shell. It is decoration unless told otherwise.
 */
export function glyph(node: IconNode): (props: ComponentPropsWithRef<'svg'>) => ReactElement {
  let lines: ReactElement[] | undefined;
  return function Glyph(props) {
    lines ??= node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {lines}
      </svg>
    );
  };
}
