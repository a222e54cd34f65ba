import { createElement, type ComponentPropsWithRef, type ReactElement } from 'react';
import type { GlyphNode } from './lucide/glyph-node.js';

/**
 * Returns a component that renders a lucide icon as a single `svg`, whose child elements are created once. Lucide's own
 * React components need two components and a context per icon, which measurably delays focus when a dialog opens, and
 * weigh more than all glyphs of the shell. The icon is hidden from screen readers unless `aria-hidden` is overridden.
 */
export function glyph(node: GlyphNode): (props: ComponentPropsWithRef<'svg'>) => ReactElement {
  let children: ReactElement[] | undefined;
  return function Glyph(props) {
    children ??= node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
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
        {children}
      </svg>
    );
  };
}
