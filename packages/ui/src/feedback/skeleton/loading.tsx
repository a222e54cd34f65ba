'use client';
import { memo, useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';
import { Delayed } from './delayed.js';

/** Times in ms after which loading counts as slow (specification, section 7). */
export const slowAfter = { usual: 3000, slowLink: 5000 } as const;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Returns the time in ms after which loading counts as slow on the user's connection. If the browser doesn't expose the
 * connection, it is not treated as slow.
 */
export function slowTime(
  connection = (globalThis.navigator as { connection?: Connection } | undefined)?.connection,
): number {
  const slow = connection?.saveData || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '');
  return slow ? slowAfter.slowLink : slowAfter.usual;
}

export interface LoadingProps extends ComponentPropsWithRef<'div'> {
  /** The skeleton, in the shape of the content. */
  children: ReactNode;
  /** Text that is shown below the skeleton and announced once loading is slow. */
  slowText?: ReactNode;
  /** Whether loading is slow. Default: determined by the elapsed time. */
  slow?: boolean | undefined;
}

const Root = styled.div`
  min-inline-size: 0;
  & > [role='status'] {
    margin-block-start: 12px;
    color: ${color['text-muted']};
    overflow-wrap: anywhere;
  }
  & > [role='status']:empty {
    margin: 0;
  }
`;

/**
 * Placeholder for loading content: shows nothing for 200 ms, then the skeleton, and after 3 s (5 s on a slow
 * connection) also `slowText`. `data-part="loading"`, with `data-slow`. Source: specification, section 7.
 */
export const Loading = memo(function Loading({ children, slowText, slow, ...rest }: LoadingProps) {
  const [late, setLate] = useState(false);
  const isTimed = slow === undefined;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setTimeout(() => setLate(true), slowTime());
    return () => clearTimeout(timer);
  }, [isTimed]);
  const isSlow = slow ?? late;
  return (
    <Root data-part="loading" aria-busy {...rest} data-slow={isSlow || undefined}>
      <Delayed>{children}</Delayed>
      <div role="status">{isSlow && slowText}</div>
    </Root>
  );
});
