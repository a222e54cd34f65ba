'use client';
import { Menu } from 'lucide-react';
import { memo, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../inputs/icon-button/index.js';
import { from, size } from '../../theme/tokens.js';
import { ShellContext } from '../app-shell/shell-context.js';

export interface TopBarProps extends ComponentPropsWithRef<'div'> {
  /** The brand: a logo that leads home. */
  start?: ReactNode;
  /** Language, mode, settings, account. */
  end?: ReactNode;
  /** In place of the button of the shell's drawer; `null` for none. */
  menuButton?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: ${size.toolbar};
  padding-inline: 8px;
  & > [data-slot='brand'] {
    display: flex;
    align-items: center;
    gap: 4px;
    flex: 1 1 0;
    min-inline-size: 0;
  }
  & [data-slot='start'] {
    display: flex;
    align-items: center;
    flex: 1 1 0;
    min-inline-size: 0;
    container: at-brand / inline-size;
  }
  & [data-slot='start'] > * {
    vertical-align: middle;
  }
  & [data-slot='start'] a {
    display: inline-flex;
    border-radius: ${size['radius-small']};
    color: inherit;
    text-decoration: none;
  }
  & > [data-slot='middle'] {
    display: none;
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  & > [data-slot='end'] {
    display: flex;
    align-items: center;
    flex: none;
    gap: 2px;
  }
  ${from('sm')} {
    padding-inline: 16px;
    & > [data-slot='end'] {
      gap: 8px;
    }
  }
  ${from('md')} {
    & > [data-slot='brand'] {
      flex: none;
      inline-size: ${size['drawer-header']};
      gap: 8px;
    }
    & > [data-slot='middle'] {
      display: block;
    }
  }
`;

/**
 * The bar above every page: the drawer's button, the brand (228 px wide from 900 px up, so that it ends where the drawer does), and what
 * belongs to the reader. `children` stand between them on wide screens.
 * `data-part="top-bar"`. Source: specification, sections 2 (layout) and 9.
 */
export const TopBar = memo(function TopBar({ start, end, menuButton, children, ...rest }: TopBarProps) {
  return (
    <Root data-part="top-bar" {...rest}>
      <div data-slot="brand">
        {menuButton === undefined ? <DrawerButton /> : menuButton}
        <div data-slot="start">{start}</div>
      </div>
      <div data-slot="middle">{children}</div>
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
      label={shell.label}
      aria-expanded={shell.open ?? undefined}
      aria-controls={shell.drawerId}
      onClick={(event) => shell.toggle(event.nativeEvent)}
    >
      <Menu aria-hidden />
    </IconButton>
  );
}
