'use client';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { specified } from '../../theme/specified.js';
import { arriveAt } from './arrive-at.js';

/** Specification, section 2: 0.4 s, opacity 0 to 1, scale 0.99 to 1, exit scale 1.01. */
export const { pageTransition } = specified;

const { duration, enterScale, exitScale } = pageTransition;
const timing = { duration, easing: 'ease', fill: 'both' } as const;
const coming: Keyframe[] = [
  { opacity: 0, scale: enterScale },
  { opacity: 1, scale: 1 },
];
const going: Keyframe[] = [
  { opacity: 1, scale: 1 },
  { opacity: 0, scale: exitScale },
];
/** Names the page to the browser while it changes. */
const viewName = 'at-page';

export interface PageTransitionProps extends ComponentPropsWithRef<'div'> {
  /** What names the page, as its path: a change of it is a change of page. */
  page: string;
  /** The page. */
  children: ReactNode;
}

interface Shown {
  page: string;
  content: ReactNode;
  state: 'still' | 'entering' | 'leaving';
}

const motionIsWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const browserDraws = () => typeof document.startViewTransition === 'function';

/** Has the browser draw the change as a view transition: both pages are seen at once, and the next one can be used at once. */
function drawnByBrowser(change: () => void): void {
  const { ready, finished } = document.startViewTransition(() => flushSync(change));
  const animate = (keyframes: Keyframe[], which: 'old' | 'new') =>
    document.documentElement.animate(keyframes, {
      ...timing,
      pseudoElement: `::view-transition-${which}(${viewName})`,
    });
  const skipped = () => undefined; // a hidden tab or a newer change: the page is there all the same
  ready
    .then(() => {
      const both = [animate(going, 'old'), animate(coming, 'new')];
      return finished.finally(() => {
        for (const one of both) one.cancel();
      });
    })
    .catch(skipped);
  finished.catch(skipped);
}

/**
 * Lets one page go and the next one come. Nothing moves at the first load, nor where reduced motion is asked. While a page leaves it can't be used (`inert`);
 * the next one gets the focus at its heading, and its title is announced. Pages that follow each other quickly end at the newest.
 * `data-part="page-transition"`, `data-state="still | leaving | entering"`. Source: specification, section 2.
 */
export function PageTransition({ page, children, ref, style, ...rest }: PageTransitionProps) {
  const [shown, setShown] = useState<Shown>({ page, content: children, state: 'still' });
  const latest = useRef<Pick<Shown, 'page' | 'content'>>({ page, content: children });
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMemo(
    () =>
      mergeRefs(ref, (element: HTMLDivElement | null) => {
        root.current = element;
      }),
    [ref],
  );
  const { state } = shown;

  useEffect(() => {
    latest.current = { page, content: children };
  });
  useEffect(() => {
    if (page === shown.page || shown.state === 'leaving') return;
    setShown(motionIsWelcome() ? { ...shown, state: 'leaving' } : { ...latest.current, state: 'still' });
  }, [page, shown]);

  // By the clock, not by the end of an animation, which never comes where something stops it: no page stays hidden.
  useEffect(() => {
    if (state === 'still') return;
    const leaves = state === 'leaving';
    const next = () =>
      setShown((now) =>
        now.state !== state ? now : leaves ? { ...latest.current, state: 'entering' } : { ...now, state: 'still' },
      );
    const clock = setTimeout(next, duration);
    const own = browserDraws() ? undefined : root.current?.animate(leaves ? going : coming, timing);
    if (leaves && !own) drawnByBrowser(next);
    return () => {
      clearTimeout(clock);
      own?.cancel();
    };
  }, [state]);

  const before = useRef(shown.page);
  useLayoutEffect(() => {
    if (before.current === shown.page) return;
    before.current = shown.page;
    const here = root.current;
    if (here)
      arriveAt(
        here,
        here.contains(document.activeElement) ? undefined : (here.querySelector<HTMLElement>('h1') ?? here),
      );
  }, [shown.page]);

  const leaving = state === 'leaving';
  return (
    <div
      data-part="page-transition"
      {...rest}
      ref={setRoot}
      data-state={state}
      inert={leaving}
      style={{ outline: 'none', ...(state !== 'still' && { viewTransitionName: viewName }), ...style }}
      key={shown.page}
    >
      {leaving || page !== shown.page ? shown.content : children}
    </div>
  );
}
