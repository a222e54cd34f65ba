import { numberText } from '../locale/number-text.js';
import { useLocale } from '../locale/use-labels.js';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

/** Returns the completed fraction, 0 to 1, or undefined if the value is unknown. */
export function shareOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !(max > 0) || Number.isNaN(value)) return undefined;
  return Math.min(1, Math.max(0, value / max));
}

/** Props shared by `ProgressBar` and `ProgressRing`. */
export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the operation. */
  label: ReactNode;
  /** Hides the label visually; screen readers still announce it. */
  hideLabel?: boolean | undefined;
  /** Current value, 0 to `max`. Omit it while the progress is unknown. */
  value?: number | undefined;
  /** Value at which the operation is complete. */
  max?: number | undefined;
  /** Text for the value, such as "3 of 12 files". Default: a percentage. */
  valueText?: string | undefined;
}

/**
 * Returns the props of the root element, the id of the label, and the share (0 to 1) and the text of the value, if the
 * value is known.
 */
export function useProgress({
  label: _label,
  hideLabel: _hideLabel,
  value,
  max = 100,
  valueText,
  ...rest
}: ProgressProps) {
  const labelId = useId();
  const locale = useLocale();
  const share = shareOf(value, max);
  const root = {
    ...rest,
    role: 'progressbar',
    'aria-labelledby': labelId,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': share === undefined ? undefined : Math.min(max, Math.max(0, value ?? 0)),
    'aria-valuetext': share === undefined ? undefined : valueText,
    'data-indeterminate': share === undefined || undefined,
  };
  return {
    root,
    labelId,
    share,
    shown:
      share === undefined ? undefined : (valueText ?? numberText(Math.round(share * 100) / 100, locale, 'percent')),
  };
}
