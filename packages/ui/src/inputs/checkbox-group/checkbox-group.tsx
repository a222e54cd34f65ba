'use client';
import { memo, useRef, useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { mergeProps } from '../../foundation/compose.js';
import { FieldNotes, LabelText, useField, type FieldProps } from '../../foundation/field/field.js';
import { useFormField } from '../../foundation/field/form-fields.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishCheckboxGroupLabels, type CheckboxGroupLabels } from './checkbox-group-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Checkbox } from '../checkbox/index.js';
import { countProblem, extentOf, valuesAfter, valuesAfterAll, type CountLimits } from './checkbox-group-state.js';
import { Root } from './checkbox-group.styles.js';

export interface CheckboxOption<V extends string = string> {
  /** Unique among the options. */
  value: V;
  label: ReactNode;
  /** Second line below the label. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps<V extends string = string>
  extends
    FieldProps,
    CountLimits,
    Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children' | 'name' | 'ref'> {
  options: readonly CheckboxOption<V>[];
  /** Values of the checked options. */
  value?: readonly NoInfer<V>[] | undefined;
  defaultValue?: readonly NoInfer<V>[] | undefined;
  /** Called with all checked values, in the order of the options. */
  onValueChange?: ((value: NoInfer<V>[]) => void) | undefined;
  /** Name of each value in a submitted form. */
  name?: string | undefined;
  /** `columns` uses as many columns as fit, for many short options. */
  layout?: 'stack' | 'row' | 'columns' | undefined;
  /** Shows a checkbox that checks or unchecks all options. Not shown if `max` is less than the number of options. */
  selectAll?: boolean | undefined;
  /** Called with the error text when too few or too many options are checked, and with undefined when that is solved. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  labels?: CheckboxGroupLabels | undefined;
  /** The first enabled checkbox, which a form focuses to show an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

function CheckboxGroupOf<V extends string = string>({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  options,
  value,
  defaultValue = [],
  onValueChange,
  min,
  max,
  name,
  form,
  disabled,
  layout = 'stack',
  selectAll,
  onProblem,
  id,
  ref,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxGroupProps<V>) {
  const text = useLabels('checkboxGroup', englishCheckboxGroupLabels, labels);
  const [chosen, setChosen, reset] = useControlled<readonly string[], []>(
    value,
    defaultValue,
    onValueChange as ((values: readonly string[]) => void) | undefined,
  );
  const [left, setLeft] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  /** The values of the checkboxes that are checked, also by a script without an event. */
  const shown = () => {
    const boxes = root.current?.querySelectorAll<HTMLInputElement>(
      '[data-slot="options"] [data-part="checkbox-input"]',
    );
    return options.reduce<readonly string[]>((values, { value: each }, index) => {
      const checked = boxes?.[index]?.checked ?? values.includes(each);
      return checked === values.includes(each) ? values : valuesAfter(options, values, each, checked);
    }, chosen);
  };
  useFormField(root, {
    apply: () => {
      if (shown() !== chosen) setChosen(shown());
    },
    onReset: () => {
      setLeft(false);
      reset();
    },
  });
  const problem = countProblem(chosen.length, { min, max });
  const ownError =
    problem === 'tooMany' ? text.tooMany(max ?? 0) : problem === 'tooFew' && left ? text.tooFew(min ?? 0) : undefined;
  const errorText = ownError ?? error;
  useOnProblem(ownError, onProblem);
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  const isFull = max !== undefined && chosen.length >= max;
  const first = options.find((option) => !option.disabled);
  const extent = extentOf(options, chosen);
  const onGroupBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return; // the focus moves between options
    setLeft(true);
    onBlur?.(event);
  };

  return (
    <Root
      {...mergeProps({ onBlur: onGroupBlur, onFocus: keepOptionFocus }, { 'data-part': 'checkbox-group', ...rest })}
      ref={root}
      id={field.ids.control}
      aria-describedby={field.control['aria-describedby']}
      disabled={disabled}
      form={form}
      data-layout={layout}
      data-invalid={field.invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <legend data-slot={hideLabel ? 'hidden-label' : 'label'}>
        <LabelText label={label} required={required} labels={labels} />
      </legend>
      {selectAll && !(max !== undefined && max < options.length) && (
        <Checkbox
          label={text.selectAll}
          checked={extent === 'all'}
          indeterminate={extent === 'some'}
          disabled={disabled}
          data-slot="all"
          onCheckedChange={() => setChosen(valuesAfterAll(options, chosen))}
        />
      )}
      <div data-slot="options">
        {options.map((option) => {
          const checked = chosen.includes(option.value);
          return (
            <Checkbox
              key={option.value}
              ref={option === first ? ref : undefined}
              label={option.label}
              help={option.description}
              checked={checked}
              invalid={field.invalid}
              disabled={disabled || option.disabled || (isFull && !checked)}
              onCheckedChange={(next) => setChosen(valuesAfter(options, chosen, option.value, next))}
            />
          );
        })}
      </div>
      <FieldNotes field={field} help={help} error={errorText}>
        {max !== undefined && (
          <span role="status" data-slot="count">
            {text.count(chosen.length, max)}
          </span>
        )}
      </FieldNotes>
      {name && <FormValue {...{ name, form }} values={chosen} shown={shown} disabled={disabled} />}
    </Root>
  );
}

const keepOptionFocus = keepFocus('input');

/**
 * A choice of any number of a few visible options. Keys: Tab moves between options, Space checks (native checkboxes).
 * When `max` options are checked, the others are disabled; fewer than `min` are an error when the focus leaves the
 * group. `data-part="checkbox-group"` (a fieldset) receives all other props, with `data-layout`,
 * `data-invalid` and `data-disabled`. Source: WAI-ARIA APG, checkbox pattern; WCAG 2.2, 1.3.1 and 3.3.1.
 */
export const CheckboxGroup = memo(CheckboxGroupOf) as typeof CheckboxGroupOf;
