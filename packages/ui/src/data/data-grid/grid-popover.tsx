'use client';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PopoverPopup } from '../../overlays/popover/popover-popup.js';
import type { PanelProps } from './panel-props.js';

const Content = styled.div`
  inline-size: min(18rem, 80vw);
  padding-block: 4px 16px;
  padding-inline: 16px;
`;

interface GridPopoverProps<R> extends PanelProps<R> {
  title: string;
  children: ReactNode;
}

/** A popover of the grid's toolbar or of a header. */
export function GridPopover<R>({ grid, anchor, close, title, children }: GridPopoverProps<R>) {
  const surface = useRef<HTMLDivElement>(null);
  return (
    <PopoverPopup
      id={grid.panelId}
      anchor={anchor}
      surface={surface}
      placement="bottom-start"
      label={title}
      header
      closeLabel={grid.labels.close}
      onClose={close}
    >
      <Content>{children}</Content>
    </PopoverPopup>
  );
}
