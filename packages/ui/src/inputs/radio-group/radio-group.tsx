'use client';
import {
  memo,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { mergeProps } from '../../foundation/compose.js';
import { FieldNotes, LabelText, useField, type FieldProps } from '../../foundation/field/field.js';
import { useFormField } from '../../foundation/field/form-fields.js';
import { keepChecked } from '../../foundation/field/native-defaults.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Root } from './radio-group.styles.js';

export interface RadioOption<V extends string = string> {
  /** Unique among the options. */
  value: V;
  label: ReactNode;
  /** Second line below the label. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<V extends string = string>
  extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'children' | 'ref'> {
  options: readonly RadioOption<V>[];
  /** Value of the chosen option; empty for none. */
  value?: V | '' | undefined;
  defaultValue?: V | '' | undefined;
  onValueChange?: ((value: V) => void) | undefined;
  /** Name of the value in a submitted form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /**
   * `stack` for options with descriptions, `row` for a few short ones, `segments` for two to four views of the same
   * content.
   */
  layout?: 'stack' | 'row' | 'segments' | undefined;
  /** The radio that receives the focus: the chosen one, otherwise the first. */
  ref?: Ref<HTMLInputElement> | undefined;
}

function RadioGroupOf<V extends string = string>({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  disabled,
  layout = 'stack',
  ref,
  id,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<V>) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen, reset] = useControlled<V | '', []>(
    value,
    defaultValue,
    onValueChange as ((value: V | '') => void) | undefined,
  );
  useFormField(root, {
    onReset: reset,
    // Native radios need a name to be a group. Without one of the caller, nothing is submitted.
    onFormData: (data) => {
      if (name === undefined) data.delete(field.ids.control);
    },
  });
  useLayoutEffect(() => {
    for (const radio of root.current?.querySelectorAll('input') ?? []) keepChecked(radio.value === chosen)(radio);
  });
  const enabled = options.filter((option) => !option.disabled);
  const tabStop = enabled.find((option) => option.value === chosen) ?? enabled[0];
  const onGroupBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event); // not when the focus moves between options
  };
  return (
    <Root
      {...mergeProps({ onBlur: onGroupBlur, onFocus: keepOptionFocus }, { 'data-part': 'radio-group', ...rest })}
      {...field.control}
      ref={root}
      role="radiogroup"
      aria-labelledby={field.ids.label}
      aria-disabled={disabled || undefined}
      data-layout={layout}
      data-invalid={field.invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <span id={field.ids.label} data-slot={hideLabel ? 'hidden-label' : 'label'}>
        <bdi>
          <LabelText label={label} required={required} labels={labels} />
        </bdi>
      </span>
      <div data-slot="options">
        {options.map((option, index) => (
          <label key={option.value} data-slot="option" data-disabled={disabled || option.disabled || undefined}>
            <input
              type="radio"
              ref={option === tabStop ? ref : undefined}
              name={name ?? field.ids.control}
              value={option.value}
              checked={option.value === chosen}
              disabled={disabled || option.disabled}
              aria-describedby={option.description ? `${field.ids.control}-${index}` : undefined}
              aria-labelledby={`${field.ids.control}-${index}-name`}
              onChange={() => setChosen(option.value)}
            />
            <span data-slot="words">
              <span id={`${field.ids.control}-${index}-name`}>{option.label}</span>
              {option.description && (
                <span data-slot="description" id={`${field.ids.control}-${index}`}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} help={help} error={error} />
    </Root>
  );
}

const keepOptionFocus = keepFocus('input');

/**
 * A choice of one of a few visible options. Keys: Tab reaches the chosen option, arrow keys choose the next (native
 * radios, also right to left). `data-part="radio-group"` with `data-layout`, `data-invalid` and `data-disabled`.
 * Source: WAI-ARIA APG, radio group pattern.
 */
export const RadioGroup = memo(RadioGroupOf) as typeof RadioGroupOf;
