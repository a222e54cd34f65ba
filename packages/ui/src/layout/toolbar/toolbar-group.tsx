'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { Divider } from '../divider/index.js';

export interface ToolbarGroupProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the group. */
  label: string;
}

/** Related controls in a toolbar, which wrap together. `data-part="toolbar-group"`. */
export const ToolbarGroup = memo(function ToolbarGroup({ label, ...rest }: ToolbarGroupProps) {
  return <div data-part="toolbar-group" role="group" aria-label={label} {...rest} />;
});

/** A line between groups of a toolbar, across its direction. `data-part="divider"`. */
export const ToolbarSeparator = () => <Divider orientation="vertical" />;
