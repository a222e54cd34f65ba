'use client';
import { memo, type CSSProperties } from 'react';
import type { ModalProps } from '../dialog/modal-props.js';
import { Modal } from '../dialog/modal.js';
import { Root } from './drawer.styles.js';

export interface DrawerProps extends ModalProps {
  /** The edge it stands at; start and end follow the direction of writing. */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /** 260 px as for navigation, 400 or 640 px wide. A drawer at the bottom is as high as its content. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Another width, or at the bottom another height: a CSS length. */
  extent?: string | undefined;
  /** Covers the whole screen below 600 px. */
  fullOnPhones?: boolean | undefined;
  /** Keeps the title for screen readers only, where what stands in the drawer says it already. */
  hideTitle?: boolean | undefined;
}

/**
 * A sheet at the edge for what belongs to the page without leaving it: filters, details, navigation. It is modal. Keys: Tab goes round in it, Escape closes it.
 * The focus goes in with the same frame and returns to where it was. `data-part="drawer"`, with `data-side`, `data-size`, `data-full-on-phones`,
 * `data-hide-title` and, while its body scrolls, `data-scrolls`. Source: WAI-ARIA APG, dialog (modal) pattern; specification, section 9, for 260 px.
 */
export const Drawer = memo(function Drawer({
  side = 'end',
  size = 'medium',
  extent,
  fullOnPhones,
  hideTitle,
  style,
  ...rest
}: DrawerProps) {
  return (
    <Modal
      root={Root}
      data-part="drawer"
      {...rest}
      data-side={side}
      data-size={size}
      data-full-on-phones={fullOnPhones || undefined}
      data-hide-title={hideTitle || undefined}
      style={extent === undefined ? style : ({ '--extent': extent, ...style } as CSSProperties)}
    />
  );
});
