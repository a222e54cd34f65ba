'use client';
import { memo, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Menu } from '../../foundation/glyphs.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { ShellContext } from '../app-shell/shell-context.js';
import { Root } from './top-bar.styles.js';

export interface TopBarProps extends ComponentPropsWithRef<'div'> {
  /** A logo that leads home. */
  brand?: ReactNode;
  /** Beside the brand, from 900 px up: whose data this is, where one is. */
  start?: ReactNode;
  /** The room between, as for a search; below 900 px a button in it keeps its icon only. */
  children?: ReactNode;
  /** Language, mode, settings, account. */
  end?: ReactNode;
  /** In place of the button of the shell's drawer; `null` for none. */
  menuButton?: ReactNode;
  /** Stays at the top of what scrolls, with a surface and a line of its own. The shell's header does this by itself. */
  sticky?: boolean | undefined;
}

/**
 * The bar above every page: the drawer's button and the brand (228 px wide together from 900 px up, so that they end where the drawer does), then `start`,
 * `children` and `end`. In little room the words of buttons leave the sight, then those of the logo; anything inside with `data-hide-below` (sm, md, lg)
 * leaves below that width. `data-part="top-bar"`, with `data-sticky`. Source: specification, sections 2 (layout) and 9.
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

/** Opens and closes the drawer of the shell around it. */
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
