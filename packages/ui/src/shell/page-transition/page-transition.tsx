'use client';
import { holdsFocus } from '../../foundation/focus/active-element.js';
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
import { prefersReducedMotion } from '../../foundation/motion.js';
import { specified } from '../../theme/scale/specified.js';
import { arriveAt } from './arrive-at.js';

/** Specification, section 2: 0.4 s, opacity 0 to 1, scale 0.99 to 1, exit scale 1.01. */
export const { pageTransition } = specified;

const { duration, enterScale, exitScale } = pageTransition;
const timing = { duration, fill: 'both' } as const;
/** The previous page is nearly gone before the next one is legible. */
const leaves = 'cubic-bezier(0, 0.8, 0.2, 1)';
const enters = 'cubic-bezier(0.6, 0, 0.4, 1)';
const enteringKeyframes: Keyframe[] = [
  { opacity: 0, scale: enterScale, easing: enters },
  { opacity: 1, scale: 1 },
];
const leavingKeyframes: Keyframe[] = [
  { opacity: 1, scale: 1, easing: leaves },
  { opacity: 0, scale: exitScale },
];
/** `view-transition-name` of the page during a change. */
const viewName = 'at-page';

export interface PageTransitionProps extends ComponentPropsWithRef<'div'> {
  /** Identifies the page, for example by its path. A change starts a transition. */
  page: string;
  /** The page. */
  children: ReactNode;
}

interface Shown {
  page: string;
  content: ReactNode;
  state: 'still' | 'entering' | 'leaving';
}

const supportsViewTransitions = () => typeof document.startViewTransition === 'function';

/** Runs the change as a view transition: both pages are visible, and the next one is usable immediately. */
function startViewTransition(change: () => void): void {
  const { ready, finished } = document.startViewTransition(() => flushSync(change));
  const animate = (keyframes: Keyframe[], which: 'old' | 'new') =>
    document.documentElement.animate(keyframes, {
      ...timing,
      pseudoElement: `::view-transition-${which}(${viewName})`,
    });
  const skipped = () => undefined; // in a hidden tab or on a newer change, the browser skips only the animation
  ready
    .then(() => {
      const both = [animate(leavingKeyframes, 'old'), animate(enteringKeyframes, 'new')];
      return finished.finally(() => {
        for (const one of both) one.cancel();
      });
    })
    .catch(skipped);
  finished.catch(skipped);
}

/**
 * Animates the change from one page to the next, except on the first load and with reduced motion. The previous
 * page is `inert` while it fades out. The focus moves to the heading of the next page, and its title is announced. If
 * pages change quickly, the newest is shown. `data-part="page-transition"`, `data-state="still | leaving | entering"`.
 * Source: specification, section 2.
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
    setShown(prefersReducedMotion() ? { ...latest.current, state: 'still' } : { ...shown, state: 'leaving' });
  }, [page, shown]);

  // Uses a timer instead of the animation's end event, which does not fire if the animation is interrupted: the page
  // would remain hidden.
  useEffect(() => {
    if (state === 'still') return;
    const leaves = state === 'leaving';
    const next = () =>
      setShown((now) =>
        now.state !== state ? now : leaves ? { ...latest.current, state: 'entering' } : { ...now, state: 'still' },
      );
    const clock = setTimeout(next, duration);
    // Excludes everything around the page from the transition, so that it never flashes.
    const { style: around } = document.documentElement;
    around.viewTransitionName = 'none';
    const own = supportsViewTransitions()
      ? undefined
      : root.current?.animate(leaves ? leavingKeyframes : enteringKeyframes, timing);
    own?.finished.catch(() => undefined); // happy-dom reports a cancelled animation as an unhandled rejection
    if (leaves && !own) startViewTransition(next);
    return () => {
      clearTimeout(clock);
      own?.cancel();
      around.viewTransitionName = '';
    };
  }, [state]);

  const before = useRef(shown.page);
  useLayoutEffect(() => {
    if (before.current === shown.page) return;
    before.current = shown.page;
    const here = root.current;
    if (here) arriveAt(here, holdsFocus(here) ? undefined : (here.querySelector<HTMLElement>('h1') ?? here));
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
