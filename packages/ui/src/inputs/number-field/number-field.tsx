'use client';
import { memo, useRef, type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { announce } from '../../foundation/announce.js';
import { mergeProps, textOf } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { helpWithFormat } from '../../foundation/field/help-with-format.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useTypedText } from '../../foundation/field/use-typed-text.js';
import { isDisabled } from '../../foundation/is-disabled.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { englishNumberLabels, type NumberFieldLabels } from './number-field-labels.js';
import { Control } from './number-field.styles.js';
import { exampleOf, formatNumber, formatWithUnit, shifted, writingOf, type NumberFormat } from './number-format.js';
import { isWhole, steppedValue, type NumberLimits } from './number-step.js';
import { Steppers } from './steppers.js';
import { allowedNumber, readNumber } from './allowed-number.js';

export interface NumberFieldProps
  extends
    FieldProps,
    NumberLimits,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
    > {
  /** The number; null for none. With `format.minorUnits`, an integer in the smallest unit of the currency. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Called with the number, or with null if the text is empty or not an allowed number. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Number of steps that Page Up and Page Down change the value by. */
  pageSteps?: number | undefined;
  /**
   * Language of separators, digits and currencies, such as `fr` or `ar-EG`. Default: that of the `LocaleProvider`,
   * otherwise US English.
   */
  locale?: string | undefined;
  /** Style, currency, unit and decimals. Default: at most three decimals. */
  format?: NumberFormat | undefined;
  /** Hides the buttons that change the value by one step. Arrow keys still do. */
  hideSteppers?: boolean | undefined;
  /** Hides the example of the format, which is shown below a field that accepts decimals. */
  hideFormat?: boolean | undefined;
  /**
   * Called with the error text when the typed text is not an allowed number, and with undefined when that is solved. The
   * field shows it instead of `error`.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /**
   * A text that was typed and is no number: shown with its error while there is no value. Store it here to keep it where
   * the values of the form are kept: in a draft, or while the field is not rendered.
   */
  unreadText?: string | undefined;
  /** Called with the text when it is not an allowed number, after `onValueChange`. */
  onUnreadText?: ((text: string) => void) | undefined;
  labels?: NumberFieldLabels | undefined;
}

/**
 * A number, typed in the format of the user's language or changed by steps. Keys: Enter applies the typed text, Arrow Up
 * and Arrow Down change by one step, Page Up and Page Down by ten. The mouse wheel does not change it.
 * `data-part="number-field"` receives class name and style, with `data-invalid`, `data-disabled` and `data-readonly`;
 * `data-part="number-field-input"` receives the ref and all other props. A text input and not a spinbutton, because
 * screen readers of phones do not let users type into spinbuttons. Source: WAI-ARIA APG, spinbutton pattern, for the
 * keys; WCAG 2.2, 3.3.1 and 3.3.3.
 */
export const NumberField = memo(function NumberField({
  label,
  hideLabel,
  help: givenHelp,
  error,
  invalid,
  required,
  labels,
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step,
  pageSteps = 10,
  locale: givenLocale,
  format,
  hideSteppers,
  hideFormat = false,
  onProblem,
  unreadText,
  onUnreadText,
  name,
  form,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const locale = useLocale(givenLocale);
  const text = useLabels('numberField', englishNumberLabels, labels);
  const writing = writingOf(locale, format);
  const limits = { min, max, step };
  const [current, setCurrent, reset] = useControlled<number | null, []>(value, defaultValue, onValueChange);
  const number = current !== null && Number.isFinite(current) ? current : null;
  const [input, setInput] = useOwnRef(ref);
  const numberText = useTypedText<number | null>({
    control: input,
    value: number,
    setValue: setCurrent,
    reset,
    empty: null,
    format: (each) => (each === null ? '' : formatNumber(each, writing)),
    parse: (typed) => allowedNumber(typed, { writing, limits, labels: text }),
    unreadText,
    onUnreadText,
  });
  const errorText = numberText.problem ?? error;
  const help =
    hideFormat || isWhole(limits, writing)
      ? givenHelp
      : helpWithFormat(givenHelp, text.example(exampleOf(writing, max)));
  const control = useRef<HTMLDivElement>(null);
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  useOnProblem(numberText.problem, onProblem, input, numberText.validity);
  const unitId = `${field.ids.control}-unit`;
  const described = [field.control['aria-describedby'], writing.affix && unitId].filter(Boolean).join(' ');
  const editable = !rest.disabled && !rest.readOnly;

  const changeBy = (count: number) => {
    if (!editable || !input.current || isDisabled(input.current)) return;
    // A typed number, even if it is not allowed.
    const start = numberText.isTyped
      ? numberText.text.trim() === ''
        ? null
        : (readNumber(numberText.text, writing, limits) ?? undefined)
      : number;
    if (start === undefined) return numberText.commit(); // text that is not a number is kept, with an error
    // By default, a step changes the written number by 1: one euro, one percent.
    const next = steppedValue(start, count, limits, shifted(1, writing.shift));
    numberText.discard();
    if (next !== number) setCurrent(next);
    announce(formatWithUnit(next, writing), { root: control.current, source: control });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') return numberText.commit();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const counts: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: pageSteps, PageDown: -pageSteps };
    const count = counts[event.key];
    if (count === undefined) return;
    changeBy(count);
    event.preventDefault();
  };
  // Number keyboards of phones have no minus sign.
  const inputMode = min !== undefined && min < 0 ? 'text' : writing.decimals > 0 ? 'decimal' : 'numeric';
  const unit = writing.affix && (
    <span data-slot="unit" id={unitId}>
      {writing.affix.text}
    </span>
  );

  return (
    <FieldFrame
      part="number-field"
      labelHasId
      {...{ field, label, hideLabel, help, required, labels, className, style }}
      error={errorText}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <Control data-slot="control" ref={control}>
        {writing.affix?.isBefore && <span data-slot="start">{unit}</span>}
        <input
          {...mergeProps(
            {
              onChange: (event: ChangeEvent<HTMLInputElement>) => numberText.type(event.target.value),
              onBlur: numberText.commit,
              onKeyDown,
            },
            {
              'data-part': 'number-field-input',
              autoComplete: 'off',
              spellCheck: false,
              ...rest,
            },
          )}
          {...field.control}
          ref={setInput}
          form={form}
          aria-describedby={described || undefined}
          aria-roledescription={text.role}
          inputMode={rest.inputMode ?? inputMode}
          type="text"
          value={numberText.text}
        />
        {(!hideSteppers || (writing.affix && !writing.affix.isBefore)) && (
          <span data-slot="end">
            {!writing.affix?.isBefore && unit}
            {!hideSteppers && (
              <Steppers
                id={field.ids.control}
                labels={{
                  increase: `${text.increase} ${textOf(label)}`.trim(),
                  decrease: `${text.decrease} ${textOf(label)}`.trim(),
                }}
                canIncrease={editable && !(max !== undefined && current !== null && current >= max)}
                canDecrease={editable && !(min !== undefined && current !== null && current <= min)}
                onStep={changeBy}
              />
            )}
          </span>
        )}
      </Control>
      {name && (
        <FormValue
          {...{ name, form }}
          values={[numberText.submitted]}
          shown={() => [numberText.shown()]}
          disabled={rest.disabled}
        />
      )}
    </FieldFrame>
  );
});
