'use client';
import { memo, useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';
import { Delayed } from './delayed.js';

/** Specification, section 7: past this time something counts as slow, in ms. */
export const slowAfter = { usual: 3000, slowLink: 5000 } as const;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** What is slow by the reader's own connection: on a slow link nobody expects haste. Where the browser does not tell, the link counts as usual. */
export function slowTime(
  connection = (globalThis.navigator as { connection?: Connection } | undefined)?.connection,
): number {
  const slow = connection?.saveData || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '');
  return slow ? slowAfter.slowLink : slowAfter.usual;
}

export interface LoadingProps extends ComponentPropsWithRef<'div'> {
  /** The skeleton: it has the shape of what comes. */
  children: ReactNode;
  /** Stands below and is read out once it takes long; without it nothing is said. */
  slowText?: ReactNode;
  /** Whether it takes long, where the caller knows; else the time tells. */
  slow?: boolean | undefined;
}

const Root = styled.div`
  min-inline-size: 0;
  & > output {
    display: block;
    margin-block-start: 12px;
    color: ${color['text-muted']};
    overflow-wrap: anywhere;
  }
  & > output:empty {
    margin: 0;
  }
`;

/**
 * Stands in for what is loading: nothing for 200 ms, then the skeleton, and past 3 s (5 s on a slow link) a line that says that it is slow.
 * `data-part="loading"`, with `data-slow`. Source: specification, section 7.
 */
export const Loading = memo(function Loading({ children, slowText, slow, ...rest }: LoadingProps) {
  const [late, setLate] = useState(false);
  const own = slow === undefined;
  useEffect(() => {
    if (!own) return;
    const timer = setTimeout(() => setLate(true), slowTime());
    return () => clearTimeout(timer);
  }, [own]);
  const said = slow ?? late;
  return (
    <Root data-part="loading" aria-busy {...rest} data-slow={said || undefined}>
      <Delayed>{children}</Delayed>
      <output>{said && slowText}</output>
    </Root>
  );
});
