'use client';
import { flip, offset, shift, size, type Middleware } from '@floating-ui/react';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from '../merge-refs.js';
import { themeRootOf } from '../theme-root-of.js';
import { useAnchored, type LogicalPlacement } from '../overlay/use-anchored.js';
import { Root } from './tooltip.styles.js';

interface TooltipPopupProps extends ComponentPropsWithRef<'div'> {
  anchor: Element;
  placement: LogicalPlacement | 'left' | 'right';
}

/** If neither side has enough space, as on a phone, the tooltip is placed above or below. Long text scrolls. */
const middleware: Middleware[] = [
  offset(6),
  flip({ padding: 8, crossAxis: false, fallbackAxisSideDirection: 'start' }),
  shift({ padding: 8, crossAxis: true }),
  size({
    padding: 8,
    apply: ({ availableHeight, elements }) =>
      elements.floating.style.setProperty('--available-height', `${Math.max(48, availableHeight)}px`),
  }),
];

/** The popup of a tooltip, mounted only while open and rendered in the nearest theme root. */
export function TooltipPopup({ anchor, placement, style, ref, children, ...rest }: TooltipPopupProps) {
  const { setFloating, floatingStyles } = useAnchored(anchor, placement, { middleware });
  const element = useMemo(() => mergeRefs<HTMLDivElement>(ref, setFloating), [ref, setFloating]);
  const root = themeRootOf(anchor);
  if (!root) return null;
  return createPortal(
    <Root
      data-part="tooltip"
      data-placement={placement}
      role="tooltip"
      {...rest}
      ref={element}
      style={{ ...floatingStyles, ...style }}
    >
      <bdi>{children}</bdi>
    </Root>,
    root,
  );
}
