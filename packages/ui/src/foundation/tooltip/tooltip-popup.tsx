'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from '../merge-refs.js';
import { themeRootOf } from '../theme-root-of.js';
import { useAnchored, type PopupPlacement } from '../overlay/use-anchored.js';
import { Root } from './tooltip.styles.js';

interface TooltipPopupProps extends ComponentPropsWithRef<'div'> {
  anchor: Element;
  placement: PopupPlacement;
}

/** The popup of a tooltip, mounted only while open and rendered in the nearest theme root. */
export function TooltipPopup({ anchor, placement, style, ref, children, ...rest }: TooltipPopupProps) {
  const { setFloating, floatingStyles } = useAnchored(anchor, placement, { kind: 'tooltip' });
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
