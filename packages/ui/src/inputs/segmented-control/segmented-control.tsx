'use client';
import { memo, type ReactNode } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { useNameTip } from '../../foundation/tooltip/use-name-tip.js';
import type { RadioGroupProps } from '../radio-group/index.js';
import { Root } from './segmented-control.styles.js';

export interface SegmentOption<V extends string = string> {
  /** Unique among the options. */
  value: V;
  /** One or two words. The accessible name of the segment if labels are hidden. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<V extends string = string> extends Omit<
  RadioGroupProps<V>,
  'options' | 'layout' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** Two to five options. */
  options: readonly SegmentOption<V>[];
  /** Value of the chosen segment. */
  value?: NoInfer<V> | undefined;
  /** Default: the first enabled option, because one view is always shown. */
  defaultValue?: NoInfer<V> | undefined;
  onValueChange?: ((value: NoInfer<V>) => void) | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Uses the full width of the container, with segments of equal width. */
  fullWidth?: boolean | undefined;
  /** Shows only icons. Use it for icons that users know, such as list and grid. */
  hideLabels?: boolean | undefined;
}

function SegmentedControlOf<V extends string = string>({
  options,
  hideLabel = true,
  defaultValue,
  size = 'medium',
  fullWidth,
  hideLabels,
  ...rest
}: SegmentedControlProps<V>) {
  const first = options.find((option) => !option.disabled);
  const nameTip = useNameTip(Boolean(hideLabels));
  const control = (
    <Root
      data-part="segmented-control"
      {...(mergeProps(nameTip.handlers, rest) as unknown as RadioGroupProps)}
      layout="segments"
      hideLabel={hideLabel}
      defaultValue={defaultValue ?? first?.value}
      data-size={size}
      data-full-width={fullWidth || undefined}
      data-icons={hideLabels || undefined}
      options={options.map(({ value, label, icon, disabled }) => ({
        value,
        disabled,
        label: (
          <span data-slot="segment">
            {icon}
            <bdi data-slot="segment-label">{label}</bdi>
          </span>
        ),
      }))}
    />
  );
  return (
    <>
      {control}
      {nameTip.tip}
    </>
  );
}

/**
 * A choice of one of two to five views of the same content, which change immediately. Keys: those of a radio group.
 * `data-part="segmented-control"`, with `data-size`, `data-full-width`, `data-icons`, `data-invalid` and
 * `data-disabled`; `data-slot` options, option, segment. The ref is the radio that receives the focus. Source: WAI-ARIA
 * APG, radio group pattern.
 */
export const SegmentedControl = memo(SegmentedControlOf) as typeof SegmentedControlOf;
