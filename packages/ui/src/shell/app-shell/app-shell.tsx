'use client';
import { memo, useId, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { X } from '../../foundation/glyphs.js';
import { wordsOf } from '../../foundation/words.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { SkipLink } from '../../navigation/skip-link/index.js';
import { Root } from './app-shell.styles.js';
import { RailTip } from './rail-tip.js';
import { ShellContext } from './shell-context.js';
import { useDrawer, type DrawerChange } from './use-drawer.js';
import { useNavigationFocus } from './use-navigation-focus.js';

export interface AppShellLabels {
  /** The link that leads past the navigation. */
  skip: string;
  /** Names the navigation landmark. */
  navigation: string;
  /** Names the button that opens and closes the drawer. */
  menu: string;
  /** Name of the button that closes the drawer over the page. */
  closeMenu: string;
}

const english: AppShellLabels = { skip: 'Skip to content', navigation: 'Main', menu: 'Menu', closeMenu: 'Close menu' };

export interface AppShellProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** `TopBar`; it draws the button of the drawer. */
  topBar: ReactNode;
  /** `NavTree`, or anything else that stands in the drawer. */
  navigation: ReactNode;
  /**
   * Where the navigation stands: in the drawer, or from `lg` up in a bar under the top bar, for which `navBar` is needed. Below `lg` the drawer serves both.
   * CSS alone switches between them.
   */
  layout?: 'vertical' | 'horizontal' | undefined;
  /** `NavBar` with the same entries as `navigation`; seen in the horizontal layout only. */
  navBar?: ReactNode;
  /** At the head of the drawer where it covers the page: the logo. */
  drawerBrand?: ReactNode;
  /** Below the page, at the end of the window where the page is short. */
  footer?: ReactNode;
  /** Undefined or null: open from `md` up and closed below, by CSS alone. */
  drawerOpen?: boolean | null | undefined;
  /** How the drawer begins where its state is not controlled. */
  defaultDrawerOpen?: boolean | null | undefined;
  /**
   * Reasons: menu-button, close-button, scrim, escape, link (one in the modal drawer was followed), breakpoint (the width crossed
   * `md`, and a choice made for the other width ends).
   */
  onDrawerOpenChange?: DrawerChange | undefined;
  /** On wide screens a closed drawer stays as a rail of icons. */
  rail?: boolean | undefined;
  /** Limits the width of the content. */
  container?: boolean | undefined;
  labels?: Partial<AppShellLabels> | undefined;
}

/**
 * Top bar, navigation and content. From 900 px the drawer stands beside the content (260 px, or a rail of 72 px); below it covers the page, with the focus
 * kept in it. Keys there: Escape closes, Tab goes round. In the horizontal layout a bar takes the drawer's place from 1200 px.
 * `data-part="app-shell"`, with `data-layout` (vertical, horizontal), `data-drawer` (auto, open, closed), `data-rail` and `data-container`.
 * Source: specification, sections 2 (layout) and 9; WAI-ARIA APG, landmarks and modal dialog patterns.
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
  const words = wordsOf(english, labels);
  const id = useId();
  const drawer = useRef<HTMLDivElement>(null);
  const { choice, open, modal, wide, set } = useDrawer(drawerOpen, defaultDrawerOpen, onDrawerOpenChange, drawer);
  const horizontal = layout === 'horizontal' && navBar !== undefined && navBar !== null;
  useNavigationFocus(drawer, horizontal, open !== false || Boolean(rail && wide));
  const shell = useMemo(
    () => ({
      open,
      drawerId: `${id}drawer`,
      label: words.menu,
      toggle: (event: Event) => set(!open, 'menu-button', event),
    }),
    [open, id, words.menu, set],
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
          {words.skip}
        </SkipLink>
        <header data-slot="bar" inert={modal}>
          {topBar}
          {horizontal && (
            <nav data-slot="menu-bar" aria-label={words.navigation}>
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
          {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-label': words.menu })}
        >
          <div data-slot="drawer-head">
            <div data-slot="drawer-brand">{drawerBrand}</div>
            <IconButton label={words.closeMenu} onClick={(event) => set(false, 'close-button', event.nativeEvent)}>
              <X aria-hidden />
            </IconButton>
          </div>
          <nav data-slot="drawer-body" aria-label={words.navigation}>
            {navigation}
          </nav>
        </div>
        {rail && wide && choice === false && <RailTip drawer={drawer} />}
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
