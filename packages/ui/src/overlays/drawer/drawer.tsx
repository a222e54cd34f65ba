'use client';
import { memo, type CSSProperties } from 'react';
import type { ModalProps } from '../dialog/modal-props.js';
import { Modal } from '../dialog/modal.js';
import { Root } from './drawer.styles.js';

export interface DrawerProps extends ModalProps {
  /** The edge of the page. `start` and `end` follow the text direction. */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /**
   * The width: 260 px (for navigation), 400 px (default) or 640 px. A drawer at the bottom is as high as its content.
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A custom width, or height at the bottom, as a CSS length. */
  extent?: string | undefined;
  /** Covers the whole screen in viewports below 600 px. */
  fullOnPhones?: boolean | undefined;
  /** Hides the title visually, for content that already shows it. Screen readers still announce it. */
  hideTitle?: boolean | undefined;
}

/**
 * A modal panel at the edge of the page for filters, details or navigation. Tab stays inside, Escape closes it. Focus
 * moves inside in the same frame and returns to the previous element on close. `data-part="drawer"`, with `data-side`,
 * `data-size`, `data-full-on-phones`, `data-hide-title` and, while its body scrolls, `data-scrolls`. Source: WAI-ARIA
 * APG, dialog (modal) pattern; specification, section 9, for 260 px.
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
