'use client';
import { memo } from 'react';
import { useProgress, type ProgressProps } from './progress-props.js';
import { BarRoot } from './progress-bar.styles.js';

/**
 * Shows progress as a bar. `data-part="progress-bar"`, with `data-indeterminate`. Source: WAI-ARIA 1.2, progressbar.
 */
export const ProgressBar = memo(function ProgressBar(props: ProgressProps) {
  const { root, labelId, share, shown } = useProgress(props);
  return (
    <BarRoot data-part="progress-bar" {...root}>
      <span data-slot={props.hideLabel ? 'hidden-words' : 'words'}>
        <span id={labelId}>{props.label}</span>
        {shown !== undefined && (
          <bdi data-slot="value" aria-hidden>
            {shown}
          </bdi>
        )}
      </span>
      {/* The width is an attribute: a strict Content Security Policy blocks style attributes in server-rendered HTML. */}
      <svg data-slot="track" aria-hidden>
        <rect data-slot="fill" width={`${(share ?? 1 / 3) * 100}%`} height="100%" rx="3" />
      </svg>
    </BarRoot>
  );
});
