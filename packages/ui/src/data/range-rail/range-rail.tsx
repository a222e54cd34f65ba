'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { numberText } from '../../foundation/locale/number-text.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { Root } from './range-rail.styles.js';
import { englishRangeRailLabels, type RangeRailLabels } from './range-rail-labels.js';
import { railPosition, railState } from './range-rail-state.js';

export interface RangeRailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured, such as "Potassium". */
  label: string;
  /** The value. Null: not known. */
  value: number | null;
  /** Ends of the rail. */
  min: number;
  max: number;
  /** Lower end of the range in which the value should be. Default: `min`. */
  from?: number | undefined;
  /** Upper end of the range in which the value should be. Default: `max`. */
  to?: number | undefined;
  /** Formats the numbers with their unit. */
  formatValue?: ((value: number) => string) | undefined;
  /** Omits the visible label and value, for a rail in a table. The accessible name stays. */
  hideText?: boolean | undefined;
  labels?: Partial<RangeRailLabels> | undefined;
}

/**
 * Shows where a value is on a rail, and whether it is within a range. The state is also shown by the shape of the mark and
 * as text. `data-part="range-rail"`, with `data-state` within, below, above or unknown; `data-slot` label, value, rail,
 * range, mark. Source: WAI-ARIA 1.2, meter; WCAG 2.2, 1.4.1.
 */
export const RangeRail = memo(function RangeRail({
  label,
  value,
  min,
  max,
  from = min,
  to = max,
  formatValue: givenFormat,
  hideText,
  labels: given,
  ...rest
}: RangeRailProps) {
  const labels = useLabels('rangeRail', englishRangeRailLabels, given);
  const locale = useLocale();
  const formatValue = givenFormat ?? ((one: number) => numberText(one, locale));
  const state = railState(value, from, to);
  const known = state === 'unknown' || value === null ? undefined : value;
  const text = known === undefined ? labels.unknown : formatValue(known);
  const range = labels.range(formatValue(from), formatValue(to));
  const stateText = state === 'unknown' ? undefined : labels[state];
  const valueText = [text, stateText, range].filter(Boolean).join(', ');
  const at = (one: number) => railPosition(one, min, max);
  return (
    <Root data-part="range-rail" data-state={state} {...rest}>
      {!hideText && (
        <>
          <span data-slot="label" aria-hidden>
            {label}
          </span>
          <span data-slot="value" aria-hidden>
            <bdi>{text}</bdi> {state !== 'within' && stateText && <small>{stateText}</small>}
          </span>
        </>
      )}
      <span
        data-slot="rail"
        {...(known === undefined
          ? { role: 'img', 'aria-label': `${label}: ${valueText}` }
          : {
              role: 'meter',
              'aria-label': label,
              'aria-valuemin': Math.min(min, known),
              'aria-valuemax': Math.max(max, known),
              'aria-valuenow': known,
              'aria-valuetext': valueText,
            })}
      >
        <svg aria-hidden focusable="false">
          <rect data-slot="track" y="40%" width="100%" height="20%" />
          <rect
            data-slot="range"
            x={`${at(from)}%`}
            y="25%"
            width={`${Math.max(0, at(to) - at(from))}%`}
            height="50%"
          />
          {known !== undefined && (
            <svg x={`${at(known)}%`} y="50%" overflow="visible" data-slot="mark">
              {state === 'within' ? <circle r="6" /> : <path d="M0-8L8 0 0 8-8 0z" />}
            </svg>
          )}
        </svg>
      </span>
      {!hideText && (
        <span data-slot="ends" aria-hidden>
          <bdi>{range}</bdi>
        </span>
      )}
    </Root>
  );
});
