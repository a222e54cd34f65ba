'use client';
import { memo } from 'react';
import { useProgress, type ProgressProps } from '../../foundation/progress/progress-props.js';
import { RingRoot } from './progress-ring.styles.js';

export interface ProgressRingProps extends ProgressProps {
  /** Diameter in px. */
  size?: number | undefined;
}

/**
 * Shows progress as a ring, for small spaces. `data-part="progress-ring"`, with `data-indeterminate`. Source: WAI-ARIA
 * 1.2, progressbar.
 */
export const ProgressRing = memo(function ProgressRing({ size = 32, ...props }: ProgressRingProps) {
  const { root, labelId, share, shown } = useProgress(props);
  return (
    <RingRoot data-part="progress-ring" {...root}>
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
        <circle data-slot="track" cx="16" cy="16" r="14" pathLength="1" />
        <circle data-slot="fill" cx="16" cy="16" r="14" pathLength="1" strokeDasharray={`${share ?? 0.25} 1`} />
      </svg>
      <span data-slot={props.hideLabel ? 'hidden-words' : 'words'}>
        <span id={labelId}>{props.label}</span>
        {shown !== undefined && (
          <bdi data-slot="value" aria-hidden>
            {shown}
          </bdi>
        )}
      </span>
    </RingRoot>
  );
});
