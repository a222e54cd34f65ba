'use client';
import { memo, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Menu } from '../../foundation/glyphs.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { ShellContext } from '../app-shell/shell-context.js';
import { Root } from './top-bar.styles.js';

export interface TopBarProps extends ComponentPropsWithRef<'div'> {
  /** A logo that links to the home page. */
  brand?: ReactNode;
  /** Content next to the brand, from 900 px: for example the organisation whose data is shown. */
  start?: ReactNode;
  /** Content in the middle, such as a search. Below 900 px a button in it shows only its icon. */
  children?: ReactNode;
  /** Content at the end: language, mode, settings, account. */
  end?: ReactNode;
  /** Replaces the shell's drawer button; `null` for none. */
  menuButton?: ReactNode;
  /** Makes the bar sticky in its scroll container, with a background and a line. Not needed inside the shell. */
  sticky?: boolean | undefined;
}

/**
 * The bar at the top of every page: the drawer's button and the brand (228 px wide together from 900 px, so that they
 * end at the edge of the drawer), then `start`, `children` and `end`. In a narrow bar the text of buttons is visually
 * hidden first, then that of the logo. Elements with `data-hide-below` (sm, md, lg) are hidden below that width.
 * `data-part="top-bar"`, with `data-sticky`. Source: specification, sections 2 (layout) and 9.
 */
export const TopBar = memo(function TopBar({ brand, start, end, menuButton, sticky, children, ...rest }: TopBarProps) {
  return (
    <Root data-part="top-bar" {...rest} data-sticky={sticky || undefined}>
      <div data-slot="lead">
        {menuButton === undefined ? <DrawerButton /> : menuButton}
        <div data-slot="brand">{brand}</div>
      </div>
      <div data-slot="start">{start}</div>
      <div data-slot="centre">{children}</div>
      <div data-slot="end">{end}</div>
    </Root>
  );
});

/** Opens and closes the drawer of the surrounding shell. */
function DrawerButton() {
  const shell = useContext(ShellContext);
  if (!shell) return null;
  return (
    <IconButton
      data-slot="drawer-button"
      label={shell.label}
      aria-expanded={shell.open ?? undefined}
      aria-controls={shell.drawerId}
      onClick={(event) => shell.toggle(event.nativeEvent)}
    >
      <Menu aria-hidden />
    </IconButton>
  );
}
