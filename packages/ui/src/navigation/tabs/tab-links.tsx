'use client';
import { createElement, memo, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { styled } from 'styled-components';
import { composed, mergeProps } from '../../foundation/compose.js';
import { TabContent, type TabContentProps } from './tab-content.js';
import { strip } from './tabs.styles.js';
import { useTabInView } from './use-tab-in-view.js';

export interface TabLink extends TabContentProps {
  /** URL of the page. */
  href: string;
  /** Your router's link element: `render={<RouterLink to="/devices" />}`. */
  render?: ReactElement | undefined;
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly TabLink[];
  /** `href` of the current page. */
  current?: string | undefined;
}

const keepLinkFocus = keepFocus('[data-slot="tab"]');

const Root = styled.nav`
  container-type: inline-size;
  min-inline-size: 0;
  ${strip}
`;

/**
 * Links between the pages of one item, styled as tabs, in a navigation landmark. Keys: Tab and Enter, as for links.
 * `data-part="tab-links"`. Source: WAI-ARIA APG, navigation landmark; `aria-current`.
 */
export const TabLinks = memo(function TabLinks({ label, items, current, ...rest }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useTabInView(list, current);
  return (
    <Root data-part="tab-links" aria-label={label} {...mergeProps({ onFocus: keepLinkFocus }, rest)}>
      <ul ref={list} data-slot="strip">
        {items.map(({ href, render, ...content }) => {
          const { as = 'a', ...props } = composed(render, {
            'data-slot': 'tab',
            href: render ? undefined : href,
            'aria-current': href === current ? ('page' as const) : undefined,
          });
          return <li key={href}>{createElement(as, props, <TabContent {...content} />)}</li>;
        })}
      </ul>
    </Root>
  );
});
