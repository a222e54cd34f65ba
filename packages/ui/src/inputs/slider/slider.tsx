'use client';
import { memo, type ChangeEvent, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldNotes, LabelText, useField, type FieldProps } from '../../foundation/field/field.js';
import { useFormField } from '../../foundation/field/form-fields.js';
import { numberText } from '../../foundation/locale/number-text.js';
import { useLocale } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { Root } from './slider.styles.js';
import { sliderValue } from './slider-value.js';

export interface SliderMark {
  /** Value of the mark, within the bounds of the slider. */
  value: number;
  /** Label of the mark. Default: a line without a label. */
  label?: string | undefined;
}

export interface SliderProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue'> {
  /**
   * Current value. If it is not finite, `defaultValue` is used. A value outside the range or between two steps is shown,
   * announced and submitted as the nearest one that users can choose.
   */
  value?: number | undefined;
  /** Initial value. Default: the middle of the range. */
  defaultValue?: number | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** Returns the text of a value, which is shown and announced: `(value) => `${value} px``. */
  valueText?: ((value: number) => string) | undefined;
  /** Marks below the track. */
  marks?: readonly SliderMark[] | undefined;
}

/** Returns the position of a value between the bounds, from 0 to 1. */
const fraction = (value: number, min: number, max: number) =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
/** Returns the number if it is finite, otherwise the fallback, because NaN would break the layout. */
function finite(given: number | string | undefined, fallback: number): number {
  const number = typeof given === 'string' ? Number.parseFloat(given) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}
const positionStyle = (at: number) => ({ '--at': at }) as CSSProperties;

/**
 * A number within a range, for cases where the exact value matters less than its position. Keys: those of a native
 * range input, also right to left. `data-part="slider"` receives class name and style, with `data-invalid` and
 * `data-disabled`; `data-part="slider-input"` receives the ref and all other props. Source: WAI-ARIA APG, slider
 * pattern.
 */
export const Slider = memo(function Slider({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  value,
  min: givenMin = 0,
  max: givenMax = 100,
  step,
  defaultValue,
  onValueChange,
  valueText: givenText,
  marks,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const locale = useLocale();
  const valueText = givenText ?? ((shown: number) => numberText(shown, locale));
  const [min, max] = [finite(givenMin, 0), finite(givenMax, 100)];
  const initial = finite(defaultValue, (min + max) / 2);
  const [unchecked, setCurrent, reset] = useControlled(value, initial, onValueChange);
  const current = finite(unchecked, initial);
  const given = finite(step, 1);
  const steps = step === 'any' ? step : given > 0 ? given : 1;
  const shownValue = sliderValue(current, min, max, steps);
  const [element, setElement] = useOwnRef(ref);
  useFormField(element, {
    apply: () => {
      const shown = element.current?.valueAsNumber;
      if (shown !== undefined && shown !== shownValue) setCurrent(shown);
    },
    onReset: reset,
  });

  return (
    <Root
      data-part="slider"
      data-invalid={field.invalid || undefined}
      data-disabled={rest.disabled || undefined}
      className={className}
      style={{ ...positionStyle(fraction(shownValue, min, max)), ...style }}
    >
      <label data-slot={hideLabel ? 'hidden-label' : 'label'} id={field.ids.label} htmlFor={field.ids.control}>
        <LabelText label={label} required={required} labels={labels} />
      </label>
      <span data-slot="value" aria-hidden>
        {valueText(shownValue)}
      </span>
      <input
        {...mergeProps(
          { onChange: (event: ChangeEvent<HTMLInputElement>) => setCurrent(event.target.valueAsNumber) },
          { 'data-part': 'slider-input', ...rest },
        )}
        {...field.control}
        {...{ min, max }}
        step={steps}
        ref={setElement}
        type="range"
        aria-required={undefined} // a range always has a value
        aria-valuetext={valueText(shownValue)}
        value={shownValue}
      />
      {marks && (
        <div data-slot="marks" aria-hidden>
          {marks
            .filter((mark) => Number.isFinite(mark.value))
            .map((mark) => (
              <span
                key={mark.value}
                style={positionStyle(fraction(mark.value, min, max))}
                data-end={mark.value <= min ? 'first' : mark.value >= max ? 'last' : undefined}
              >
                {mark.label}
              </span>
            ))}
        </div>
      )}
      <FieldNotes field={field} help={help} error={error} />
    </Root>
  );
});
