import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyGlobals, type Globals } from '../apply-globals.js';
import { docsThemes } from '../themes.js';
import { Related } from './related.js';

type Channel = DocsContainerProps['context']['channel'];
const lastGlobals = (channel: Channel): Globals => {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[];
  return event?.globals ?? {};
};

/** Returns the fragment of the manager's URL, which may refer to a heading. */
function hashOfPage(): string {
  try {
    return window.parent.location.hash;
  } catch {
    return ''; // the parent page has another origin
  }
}

const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the page scrolled to the top until the user interacts with it. Play functions move the focus into their
 * example, and the browser would scroll there.
 */
function useScrollToTop() {
  useEffect(() => {
    const scrollToTop = () => {
      if (hashOfPage() === '') window.scrollTo(0, 0);
    };
    const stop = () => {
      window.removeEventListener('scroll', scrollToTop);
      for (const type of interactions) window.removeEventListener(type, stop);
    };
    window.addEventListener('scroll', scrollToTop);
    for (const type of interactions) window.addEventListener(type, stop, { passive: true });
    return stop;
  }, []);
}

/**
 * Prevents fragment links in examples from navigating, because Storybook would load their target instead of the page.
 * If the target is an element of the page, it receives the focus, as with a skip link.
 */
function useExampleLinks() {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>(':is(.doc-stage, .doc-hero, .doc-do, .docs-story) a[href^="#"]')
          : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.focus();
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
}

/** A docs page with the library's styles and the toolbar's settings. It ends with links to related components. */
export function DocsContainer({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => lastGlobals(context.channel));
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  useScrollToTop();
  useExampleLinks();
  return (
    <Container context={context} {...rest} theme={docsThemes[globals['mode'] === 'dark' ? 'dark' : 'light']}>
      {children}
      <Related />
    </Container>
  );
}
