import { useId, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { shareOf } from './share-of.js';

/** What a bar and a ring are told alike. */
export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** How far it is, 0 to `max`; left out while that is not known. */
  value?: number | undefined;
  /** The value at which the work is done. */
  max?: number | undefined;
  /** The value in words, "3 of 12 files"; without it a percentage is read, and shown beside the label. */
  valueText?: string | undefined;
}

/** The props of either root, and what is shown: the id of the label, and the value in words, if one is known. */
export function useProgress({
  label: _label,
  hideLabel: _hideLabel,
  value,
  max = 100,
  valueText,
  style,
  ...rest
}: ProgressProps) {
  const labelId = useId();
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
    style: { '--share': share, ...style } as CSSProperties,
  };
  return { root, labelId, shown: share === undefined ? undefined : (valueText ?? `${Math.round(share * 100)}%`) };
}
