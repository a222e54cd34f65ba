import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyGlobals, type Globals } from '../apply-globals.js';
import { Contents } from './contents.js';
import { DocsContext } from './docs-context.js';
import { lastGlobals } from './globals.js';
import { addressWindow, useHash } from './page-hash.js';
import { Related } from './related.js';

const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the page scrolled to the top until the user interacts with it. Play functions move the focus into their
 * example, and the browser would scroll there.
 */
function useScrollToTop() {
  useEffect(() => {
    const scrollToTop = () => {
      if (addressWindow().location.hash === '') window.scrollTo(0, 0);
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
 * Keeps the heading or example of the address's fragment in view until the user interacts with the page: content above
 * it grows while it loads.
 */
function useTargetInView() {
  const id = useHash();
  useEffect(() => {
    if (id === '') return undefined;
    const show = () => document.getElementById(id)?.scrollIntoView();
    const sizes = new ResizeObserver(show);
    sizes.observe(document.body);
    // The target may be rendered later than the page, such as the props or an example.
    const nodes = new MutationObserver(show);
    nodes.observe(document.body, { childList: true, subtree: true });
    const stop = () => {
      sizes.disconnect();
      nodes.disconnect();
      for (const type of interactions) window.removeEventListener(type, stop);
    };
    for (const type of interactions) window.addEventListener(type, stop, { passive: true });
    show();
    return stop;
  }, [id]);
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

interface DocsContainerProps {
  context: DocsContextProps;
  /** Called when the page is in the document. */
  onRender: () => void;
  children: ReactNode;
}

/** A docs page with the toolbar's settings. It ends with links to related components. */
export function DocsContainer({ context, onRender, children }: DocsContainerProps) {
  const [globals, setGlobals] = useState(() => lastGlobals(context.channel));
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  useEffect(onRender, [onRender]);
  useScrollToTop();
  useTargetInView();
  useExampleLinks();
  return (
    <DocsContext value={context}>
      <div className="sbdocs sbdocs-wrapper">
        <div className="sbdocs sbdocs-content" ref={content} lang="en">
          {children}
          <Related />
        </div>
        <Contents of={content} />
      </div>
    </DocsContext>
  );
}
