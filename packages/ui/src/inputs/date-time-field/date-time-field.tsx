'use client';
import { memo, useId, useRef, useState, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { shownValue, useFormField } from '../../foundation/field/form-fields.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { color, size } from '../../theme/tokens.js';
import type { IsoDate } from '../../foundation/dates/calendar-dates.js';
import { shortDate } from '../../foundation/dates/date-format.js';
import { DateField } from '../date-field/index.js';
import { TimeField } from '../time-field/index.js';
import { shownTime } from '../time-field/time-text.js';
import { englishDateTimeLabels, type DateTimeFieldLabels } from './date-time-field-labels.js';
import { instantOf, partsOfDateTime, zoneName, type IsoDateTime } from './zoned-time.js';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: flex-start;
  & > [data-part='date-field'] {
    flex: 2 1 11rem;
  }
  & > [data-part='time-field'] {
    flex: 1 1 7rem;
  }
  & > [data-slot='zone'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.control};
    color: ${color['text-muted']};
  }
`;

export interface DateTimeFieldProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
    > {
  /** `YYYY-MM-DDTHH:MM` as the clocks show it in `timeZone`; empty for none. `instantOf` returns the instant. */
  value?: IsoDateTime | undefined;
  defaultValue?: IsoDateTime | undefined;
  /** Called with date and time, or with an empty string while one of them is missing or not allowed. */
  onValueChange?: ((value: IsoDateTime) => void) | undefined;
  /** The first date and time that can be entered, `YYYY-MM-DDTHH:MM`. */
  min?: IsoDateTime | undefined;
  /** The last date and time that can be entered, `YYYY-MM-DDTHH:MM`. */
  max?: IsoDateTime | undefined;
  /** Minutes that Arrow Up and Arrow Down change the time by. */
  step?: number | undefined;
  /** Zone of the value, such as `Europe/Brussels`, shown after the time. It is required, because users may be elsewhere. */
  timeZone: string;
  /** Language and order of date and time, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US English. */
  locale?: string | undefined;
  /** Current day, `YYYY-MM-DD`. Default: the user's current day. */
  today?: IsoDate | undefined;
  /** Called with the error text when date and time are not an allowed value, and with undefined when that is solved. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  labels?: DateTimeFieldLabels | undefined;
}

/**
 * A date and a time in a named time zone: a date field with its calendar and a time field. Keys: those of both. It reports
 * a missing half when the focus leaves it, and a time that the clocks skip. `data-part="date-time-field"` receives class
 * name and style, with `data-invalid`, `data-disabled` and `data-readonly`; `data-part="date-time-field-input"`, the
 * input of the date, receives the ref and all other props. Source: WAI-ARIA APG, date picker dialog; WCAG 2.2, 3.3.1.
 */
export const DateTimeField = memo(function DateTimeField({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  step,
  timeZone,
  locale: givenLocale,
  today,
  onProblem,
  name,
  form,
  id,
  className,
  style,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: DateTimeFieldProps) {
  const locale = useLocale(givenLocale);
  const text = useLabels('dateTimeField', englishDateTimeLabels, labels);
  const [current, setCurrent, reset] = useControlled<IsoDateTime, []>(value, defaultValue, onValueChange);
  /** A half that is entered, while the other one is missing. Discarded when the caller sets another value. */
  const [half, setHalf] = useState(() => ({ ...partsOfDateTime(current), value: current }));
  const [isLeft, setLeft] = useState(false);
  const complete = partsOfDateTime(current);
  const { date, time } = half.value === current ? half : complete;
  const shown = (each: IsoDateTime) => {
    const parts = partsOfDateTime(each);
    return text.dateAndTime(shortDate(parts.date, locale), shownTime(parts.time, locale));
  };
  const zone = zoneName(timeZone, date, locale);
  const problemOf = (): string | undefined => {
    if (!date && !time) return undefined;
    if (!date || !time) return isLeft ? (date ? text.timeMissing : text.dateMissing) : undefined;
    const both = `${date}T${time}`;
    if (instantOf(both, timeZone) === null) return text.skipped(zone);
    if (min && both < min) return text.tooEarly(shown(min));
    return max && both > max ? text.tooLate(shown(max)) : undefined;
  };
  const problem = problemOf();
  const errorText = problem ?? error;
  const generated = useId();
  const inputId = id ?? generated;
  // Ids of its own, because the date field inside derives those of its help and error from the id of the input.
  const own = useField({
    id: `${inputId}-field`,
    help,
    error: errorText,
    invalid,
    required,
    'aria-describedby': describedBy,
  });
  const field = { ...own, ids: { ...own.ids, control: inputId } };
  const { disabled, readOnly, ref, ...input } = rest;
  const [dateInput, setDateInput] = useOwnRef(ref);
  const timeInput = useRef<HTMLInputElement>(null);
  useOnProblem(problem, onProblem, timeInput);

  /** Returns the value of two halves; empty if one is missing or they are not allowed. */
  const joined = (each: { date: string; time: string }) => {
    const both = each.date && each.time ? `${each.date}T${each.time}` : '';
    const isAllowed = both !== '' && instantOf(both, timeZone) !== null && !(min && both < min) && !(max && both > max);
    return isAllowed ? both : '';
  };
  const change = (next: { date: string; time: string }) => {
    const result = joined(next);
    setHalf({ ...next, value: result });
    if (result !== current) setCurrent(result);
  };
  useFormField(dateInput, {
    apply: (event) => {
      if (event?.type === 'submit') setLeft(true); // a missing half is an error now
    },
    onReset: () => {
      const kept = value ?? defaultValue;
      setHalf({ ...partsOfDateTime(kept), value: kept });
      reset();
    },
  });
  const onGroupBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setLeft(true);
    onBlur?.(event as FocusEvent<HTMLInputElement>);
  };
  const shared = { hideLabel: true, locale, disabled, readOnly, required, invalid: field.invalid } as const;

  return (
    <FieldFrame
      part="date-time-field"
      labelHasId
      {...{ field, label, hideLabel, help, required, labels, className, style, disabled, readOnly }}
      error={errorText}
    >
      <Group
        role="group"
        aria-labelledby={field.ids.label}
        aria-describedby={field.control['aria-describedby']}
        onBlur={onGroupBlur}
        onFocus={() => setLeft(false)}
      >
        <DateField
          data-part="date-time-field-input"
          {...input}
          {...shared}
          ref={setDateInput}
          form={form}
          id={field.ids.control}
          label={text.date /* after the label of the field, which names the same input */}
          aria-describedby={field.control['aria-describedby']}
          value={date}
          onValueChange={(next) => change({ date: next, time })}
          min={min && partsOfDateTime(min).date}
          max={max && partsOfDateTime(max).date}
          today={today}
          labels={labels?.dateField}
        />
        <TimeField
          {...shared}
          ref={timeInput}
          form={form}
          label={
            <>
              {label} {text.time}
            </>
          }
          value={time}
          onValueChange={(next) => change({ date, time: next })}
          step={step}
          labels={labels?.timeField}
        />
        <span data-slot="zone">
          <bdi>{zone}</bdi>
        </span>
      </Group>
      {name && (
        <FormValue
          {...{ name, form, disabled }}
          values={[problem === undefined ? current : '']}
          shown={() => [
            joined({ date: shownValue(dateInput.current) ?? date, time: shownValue(timeInput.current) ?? time }),
          ]}
        />
      )}
    </FieldFrame>
  );
});
