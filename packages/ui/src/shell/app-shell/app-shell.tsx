'use client';
import { memo, useId, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useNameTip } from '../../foundation/tooltip/use-name-tip.js';
import { X } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishAppShellLabels, type AppShellLabels } from './app-shell-labels.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { SkipLink } from '../../navigation/skip-link/index.js';
import { Root } from './app-shell.styles.js';
import { ShellContext } from './shell-context.js';
import { useDrawer, type DrawerChange } from './use-drawer.js';
import { useNavigationFocus } from './use-navigation-focus.js';

export interface AppShellProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** `TopBar`, which renders the drawer's button. */
  topBar: ReactNode;
  /** Content of the drawer, such as `NavTree`. */
  navigation: ReactNode;
  /**
   * Position of the navigation: in the drawer, or from `lg` in a bar below the top bar, which requires `navBar`. Below
   * `lg` both layouts use the drawer. CSS alone switches between them.
   */
  layout?: 'vertical' | 'horizontal' | undefined;
  /** `NavBar` with the same entries as `navigation`. Only visible in the horizontal layout. */
  navBar?: ReactNode;
  /** Content at the top of the modal drawer, such as the logo. */
  drawerBrand?: ReactNode;
  /** Content below the page. If the page is short, it is at the bottom of the window. */
  footer?: ReactNode;
  /** Whether the drawer is open (controlled). Null: open from `md` and closed below, by CSS only. */
  drawerOpen?: boolean | null | undefined;
  /** Initial state of the drawer (uncontrolled). */
  defaultDrawerOpen?: boolean | null | undefined;
  /**
   * Called when the drawer opens or closes. Reasons: menu-button, close-button, scrim, escape, link (a link of the
   * modal drawer was followed), breakpoint (the width crossed `md`; the user's choice applies to one side of it only).
   */
  onDrawerOpenChange?: DrawerChange | undefined;
  /** Shows a closed drawer as a rail of icons on wide screens. */
  rail?: boolean | undefined;
  /** Limits the width of the content. */
  container?: boolean | undefined;
  labels?: Partial<AppShellLabels> | undefined;
}

/**
 * Top bar, navigation and content. From 900 px the drawer is next to the content (260 px, or a rail of 72 px); below
 * that it covers the page and traps the focus. Keys there: Escape closes, Tab wraps around. In the horizontal layout a
 * bar replaces the drawer from 1200 px. `data-part="app-shell"`, with `data-layout` (vertical, horizontal),
 * `data-drawer` (auto, open, closed), `data-rail` and `data-container`. Source: specification, sections 2 (layout) and
 * 9; WAI-ARIA APG, landmarks and modal dialog patterns.
 */
export const AppShell = memo(function AppShell(props: AppShellProps) {
  const {
    topBar,
    navigation,
    layout = 'vertical',
    navBar,
    drawerBrand,
    footer,
    drawerOpen,
    defaultDrawerOpen = null,
    onDrawerOpenChange,
    rail,
    container,
    labels,
    children,
    ...rest
  } = props;
  const text = useLabels('appShell', englishAppShellLabels, labels);
  const id = useId();
  const drawer = useRef<HTMLDivElement>(null);
  const { choice, open, modal, wide, set } = useDrawer(drawerOpen, defaultDrawerOpen, onDrawerOpenChange, drawer);
  const nameTip = useNameTip(Boolean(rail && wide && choice === false), true);
  const horizontal = layout === 'horizontal' && navBar !== undefined && navBar !== null;
  useNavigationFocus(drawer, horizontal, open !== false || Boolean(rail && wide));
  const shell = useMemo(
    () => ({
      open,
      drawerId: `${id}drawer`,
      label: text.menu,
      toggle: (event: Event) => set(!open, 'menu-button', event),
    }),
    [open, id, text.menu, set],
  );
  return (
    <ShellContext value={shell}>
      <Root
        data-part="app-shell"
        {...rest}
        data-layout={horizontal ? 'horizontal' : 'vertical'}
        data-drawer={choice === null ? 'auto' : choice ? 'open' : 'closed'}
        data-rail={rail || undefined}
        data-container={container || undefined}
      >
        <SkipLink href={`#${id}main`} inert={modal}>
          {text.skip}
        </SkipLink>
        <header data-slot="bar" inert={modal}>
          {topBar}
          {horizontal && (
            <nav data-slot="menu-bar" aria-label={text.navigation}>
              {navBar}
            </nav>
          )}
        </header>
        <div data-slot="scrim" onClick={(event) => set(false, 'scrim', event.nativeEvent)} aria-hidden />
        <div
          data-slot="drawer"
          id={`${id}drawer`}
          ref={drawer}
          tabIndex={-1}
          {...nameTip.handlers}
          {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-label': text.menu })}
        >
          <div data-slot="drawer-head">
            <div data-slot="drawer-brand">{drawerBrand}</div>
            <IconButton label={text.closeMenu} onClick={(event) => set(false, 'close-button', event.nativeEvent)}>
              <X aria-hidden />
            </IconButton>
          </div>
          <nav data-slot="drawer-body" aria-label={text.navigation}>
            {navigation}
          </nav>
        </div>
        {nameTip.tip}
        <div data-slot="page" inert={modal}>
          <main id={`${id}main`} tabIndex={-1}>
            <div>{children}</div>
          </main>
          {footer && (
            <footer>
              <div>{footer}</div>
            </footer>
          )}
        </div>
      </Root>
    </ShellContext>
  );
});
