'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { dashes, filledNotches, notches } from '../../foundation/filled-notches.js';
import { Root } from './score-ring.styles.js';

export interface ScoreRingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The score, 0 to `max`. Values outside this range are shown as the nearest end. */
  value: number;
  /** The highest score, greater than 0. Any other value counts as 100. */
  max?: number | undefined;
  /** Accessible name: what the score measures, such as "Match". */
  label: string;
  /** The score inside the ring, at most four characters. Default: the rounded value. */
  shown?: string | undefined;
  /** The score for screen readers, such as "82.5 of 100 points". Default: "82.5 of 100". */
  valueText?: string | undefined;
  /** Diameter in px. */
  size?: number | undefined;
}

const within = (value: number, max: number) => (Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0);
const validMax = (max: number) => (Number.isFinite(max) && max > 0 ? max : 100);
/** A score that is not complete is never rounded up to the highest one. */
const roundedScore = (score: number, max: number) =>
  score < max ? Math.floor(Math.min(score + 0.5, max - 0.01)) : max;

/**
 * Shows a score as a ring of twelve notches around the number. Filled notches are thick and the others thin, so that the
 * score is visible without colour; the ring is full only at `max`. `--score-ring-ink` and `--score-ring-track` set the
 * colours. `data-part="score-ring"`, with `data-filled` (0 to 12). Source: WAI-ARIA 1.2, meter.
 */
export const ScoreRing = memo(function ScoreRing({
  value,
  max: givenMax = 100,
  label,
  shown,
  valueText,
  size = 48,
  ...rest
}: ScoreRingProps) {
  const max = validMax(givenMax);
  const score = within(value, max);
  const filled = filledNotches(score / max);
  return (
    <Root
      data-part="score-ring"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={score}
      aria-valuetext={valueText ?? `${Math.round(score * 10) / 10} of ${max}`}
      {...rest}
      data-filled={filled}
    >
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden>
        <g>
          <circle data-slot="track" cx="24" cy="24" r="21.5" pathLength="120" strokeDasharray={dashes(notches)} />
          <circle data-slot="fill" cx="24" cy="24" r="21.5" pathLength="120" strokeDasharray={dashes(filled)} />
        </g>
        <text data-slot="value" x="24" y="24">
          {shown ?? roundedScore(score, max)}
        </text>
      </svg>
    </Root>
  );
});
