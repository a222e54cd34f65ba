'use client';
import { autoUpdate, flip, offset, shift, useFloating, type Placement } from '@floating-ui/react';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { themeRootOf } from '../../foundation/theme-root-of.js';
import { color, size } from '../../theme/tokens.js';

const Root = styled.div`
  z-index: ${size['layer-tooltip']};
  inline-size: max-content;
  max-inline-size: min(${size['tooltip-max']}, calc(100vw - 16px));
  padding-block: 6px;
  padding-inline: 10px;
  border: 1px solid transparent; /* seen in forced colours */
  border-radius: ${size['radius-small']};
  background: ${color.inverse};
  color: ${color['on-inverse']};
  font-family: ${size.font};
  font-size: ${size.small};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  cursor: default;
  &::before {
    content: '';
    position: absolute;
    inset: -8px;
    z-index: -1; /* bridges the gap to the trigger, so that a pointer can cross it */
  }
`;

interface TooltipPopupProps extends ComponentPropsWithRef<'div'> {
  anchor: Element;
  placement: Placement;
}

const middleware = [offset(6), flip({ padding: 8 }), shift({ padding: 8 })];

/** The words of a tooltip; mounted only while it is open, inside the nearest theme root. */
export function TooltipPopup({ anchor, placement, style, ref, children, ...rest }: TooltipPopupProps) {
  const { refs, floatingStyles } = useFloating({ placement, middleware, whileElementsMounted: autoUpdate, elements: { reference: anchor } });
  const element = useMemo(() => mergeRefs(ref, refs.setFloating), [ref, refs.setFloating]);
  const root = themeRootOf(anchor);
  if (!root) return null;
  return createPortal(
    <Root data-part="tooltip" role="tooltip" {...rest} ref={element} style={{ ...floatingStyles, ...style }}>
      <bdi>{children}</bdi>
    </Root>,
    root,
  );
}
