'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

/** Specification, section 2: 0.4 s, opacity 0 to 1, scale 0.99 to 1, exit scale 1.01. */
export const pageTransition = { duration: 400, enterScale: 0.99, exitScale: 1.01 } as const;

const enter = keyframes`
  from { opacity: 0; scale: ${pageTransition.enterScale}; }
`;
const exit = keyframes`
  to { opacity: 0; scale: ${pageTransition.exitScale}; }
`;

const Root = styled.div`
  &[data-state='entering'] {
    animation: ${enter} ${pageTransition.duration}ms ease both;
  }
  &[data-state='leaving'] {
    animation: ${exit} ${pageTransition.duration}ms ease both;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
  }
`;

export interface PageTransitionProps extends ComponentPropsWithRef<'div'> {
  /** What names the page, as its path: a change of it is a change of page. */
  page: string;
  children: ReactNode;
}

interface Shown {
  page: string;
  content: ReactNode;
  state: 'still' | 'entering' | 'leaving';
}

const motionIsWelcome = () => typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets one page go and the next one come. Nothing moves at the first load, nor where reduced motion is asked. While a page leaves it can't be used (`inert`).
 * `data-part="page-transition"`, `data-state="still | leaving | entering"`. Source: specification, section 2.
 */
export function PageTransition({ page, children, ...rest }: PageTransitionProps) {
  const [shown, setShown] = useState<Shown>({ page, content: children, state: 'still' });
  const latest = useRef<Pick<Shown, 'page' | 'content'>>({ page, content: children });

  useEffect(() => {
    latest.current = { page, content: children };
  });
  useEffect(() => {
    if (page === shown.page || shown.state === 'leaving') return;
    setShown(motionIsWelcome() ? { ...shown, state: 'leaving' } : { ...latest.current, state: 'still' });
  }, [page, shown]);

  const leaving = shown.state === 'leaving';
  const ended = (event: React.AnimationEvent) => {
    if (event.target !== event.currentTarget) return;
    setShown((now) => (now.state === 'leaving' ? { ...latest.current, state: 'entering' } : { ...now, state: 'still' }));
  };
  return (
    <Root data-part="page-transition" {...rest} data-state={shown.state} inert={leaving} onAnimationEnd={ended} key={shown.page}>
      {leaving || page !== shown.page ? shown.content : children}
    </Root>
  );
}
