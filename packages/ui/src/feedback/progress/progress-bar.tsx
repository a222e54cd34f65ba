'use client';
import { memo, useId, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { BarRoot } from './progress.styles.js';
import { shareOf } from './share-of.js';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** How far it is, 0 to `max`; left out while that is not known. */
  value?: number;
  max?: number;
  /** The value in words, "3 of 12 files"; without it a percentage is read, and shown beside the label. */
  valueText?: string;
}

/** How far something is, on a line. `data-part="progress-bar"`, with `data-indeterminate`. Source: WAI-ARIA 1.2, progressbar. */
export const ProgressBar = memo(function ProgressBar({ label, hideLabel, value, max = 100, valueText, style, ...rest }: ProgressProps) {
  const id = useId();
  const share = shareOf(value, max);
  return (
    <BarRoot
      data-part="progress-bar"
      {...rest}
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      data-indeterminate={share === undefined || undefined}
      style={{ '--share': share, ...style } as CSSProperties}
    >
      <span data-slot={hideLabel ? 'hidden-words' : 'words'}>
        <span id={id}>{label}</span>
        {share !== undefined && <bdi data-slot="value" aria-hidden>{valueText ?? `${Math.round(share * 100)}%`}</bdi>}
      </span>
      <span data-slot="track"><span data-slot="fill" /></span>
    </BarRoot>
  );
});
