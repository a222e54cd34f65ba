import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { dress, type Globals } from '../dress.js';
import { looks } from '../look.js';
import { Related } from './related.js';

type Channel = DocsContainerProps['context']['channel'];
const lastGlobals = (channel: Channel): Globals => {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[];
  return event?.globals ?? {};
};

/** The heading that the address asks for. */
function hashOfPage(): string {
  try {
    return window.parent.location.hash;
  } catch {
    return ''; // in a page of another host
  }
}

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Examples that operate themselves take the focus, and the browser scrolls to them: until the reader acts, the page stays at its head. */
function useStaysAtItsHead() {
  useEffect(() => {
    const stay = () => {
      if (hashOfPage() === '') window.scrollTo(0, 0);
    };
    const leave = () => {
      window.removeEventListener('scroll', stay);
      for (const act of acts) window.removeEventListener(act, leave);
    };
    window.addEventListener('scroll', stay);
    for (const act of acts) window.addEventListener(act, leave, { passive: true });
    return leave;
  }, []);
}

/** Links of examples lead nowhere, and Storybook would open them over itself: one to a place on the page takes the focus there, as a skip link does. */
function useLinksOfExamples() {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>(':is(.doc-stage, .doc-hero, .doc-do, .docs-story) a[href^="#"]')
          : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.focus();
    };
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  }, []);
}

/** A docs page in the library's look: it follows the toolbar, and ends with what stands near its part. */
export function DocsContainer({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => lastGlobals(context.channel));
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useLayoutEffect(() => dress(globals), [globals]);
  useStaysAtItsHead();
  useLinksOfExamples();
  return (
    <Container context={context} {...rest} theme={looks[globals['mode'] === 'dark' ? 'dark' : 'light']}>
      {children}
      <Related />
    </Container>
  );
}
