'use client';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldNotes, LabelWords, useField, type FieldProps } from '../../foundation/field.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Root } from './slider.styles.js';

export interface SliderMark {
  /** Where it stands, within the bounds of the slider. */
  value: number;
  /** Without one, a stroke alone. */
  label?: string | undefined;
}

export interface SliderProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue'> {
  /** What is no finite number stands as `defaultValue`. */
  value?: number | undefined;
  /** The middle, without one. */
  defaultValue?: number | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** The value in words, seen and heard: `(value) => `${value} px``. */
  valueText?: ((value: number) => string) | undefined;
  /** Values with a mark under the line, and their words. */
  marks?: readonly SliderMark[] | undefined;
}

/** Where a value lies between the ends, from 0 to 1. */
const fraction = (value: number, min: number, max: number) =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
/** A number, else another one: what a field or a file held may be none, and an element with NaN in it has no place at all. */
function finite(given: number | string | undefined, other: number): number {
  const number = typeof given === 'string' ? Number.parseFloat(given) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : other;
}
const place = (at: number) => ({ '--at': at }) as CSSProperties;

/**
 * A number within a range, where the place matters more than the figure. Keys: those of a native range, right to left as well. `data-part="slider"` takes
 * class name and style, with `data-invalid` and `data-disabled`; `data-part="slider-input"` takes the ref and every other prop. Source: WAI-ARIA APG, slider pattern.
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
  min: smallest = 0,
  max: largest = 100,
  step,
  defaultValue,
  onValueChange,
  valueText = String,
  marks,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const [min, max] = [finite(smallest, 0), finite(largest, 100)];
  const initial = finite(defaultValue, (min + max) / 2);
  const [held, setCurrent] = useControlled(value, initial, onValueChange);
  const current = finite(held, initial);
  const element = useRef<HTMLInputElement>(null);
  const setElement = useMemo(
    () =>
      mergeRefs(ref, (node: HTMLInputElement | null) => {
        element.current = node;
      }),
    [ref],
  );
  useEffect(() => {
    const form = element.current?.form;
    const reset = () => setCurrent(initial);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [initial, setCurrent]);

  return (
    <Root
      data-part="slider"
      data-invalid={field.invalid || undefined}
      data-disabled={rest.disabled || undefined}
      className={className}
      style={{ ...place(fraction(current, min, max)), ...style }}
    >
      <label data-slot={hideLabel ? 'hidden-label' : 'label'} id={field.ids.label} htmlFor={field.ids.control}>
        <LabelWords label={label} required={required} labels={labels} />
      </label>
      <span data-slot="value" aria-hidden>
        {valueText(current)}
      </span>
      <input
        {...mergeProps(
          { onChange: (event: ChangeEvent<HTMLInputElement>) => setCurrent(event.target.valueAsNumber) },
          { 'data-part': 'slider-input', ...rest },
        )}
        {...field.control}
        {...{ min, max }}
        step={step === 'any' ? step : finite(step, 1)}
        ref={setElement}
        type="range"
        aria-required={undefined} // a range always has a value
        aria-valuetext={valueText(current)}
        value={current}
      />
      {marks && (
        <div data-slot="marks" aria-hidden>
          {marks
            .filter((mark) => Number.isFinite(mark.value))
            .map((mark) => (
              <span
                key={mark.value}
                style={place(fraction(mark.value, min, max))}
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
