'use client';
import { memo } from 'react';
import { useProgress, type ProgressProps } from './progress-props.js';
import { BarRoot } from './progress-bar.styles.js';

/**
 * Shows progress as a bar. `data-part="progress-bar"`, with `data-indeterminate`. Source: WAI-ARIA 1.2, progressbar.
 */
export const ProgressBar = memo(function ProgressBar(props: ProgressProps) {
  const { root, labelId, shown } = useProgress(props);
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
      <span data-slot="track">
        <span data-slot="fill" />
      </span>
    </BarRoot>
  );
});
