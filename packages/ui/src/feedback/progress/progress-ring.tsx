'use client';
import { memo, useId, type CSSProperties } from 'react';
import type { ProgressProps } from './progress-bar.js';
import { RingRoot } from './progress.styles.js';
import { shareOf } from './share-of.js';

export interface ProgressRingProps extends ProgressProps {
  /** Its diameter in px. */
  size?: number;
}

/** How far something is, on a ring, where a line has no room. `data-part="progress-ring"`, with `data-indeterminate`. Source: WAI-ARIA 1.2, progressbar. */
export const ProgressRing = memo(function ProgressRing({ label, hideLabel, value, max = 100, valueText, size = 32, style, ...rest }: ProgressRingProps) {
  const id = useId();
  const share = shareOf(value, max);
  return (
    <RingRoot
      data-part="progress-ring"
      {...rest}
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      data-indeterminate={share === undefined || undefined}
      style={{ '--size': `${size}px`, '--share': share, ...style } as CSSProperties}
    >
      <svg viewBox="0 0 32 32" aria-hidden>
        <circle data-slot="track" cx="16" cy="16" r="14" pathLength="1" />
        <circle data-slot="fill" cx="16" cy="16" r="14" pathLength="1" />
      </svg>
      <span data-slot={hideLabel ? 'hidden-words' : 'words'} id={id}>{label}</span>
    </RingRoot>
  );
});
