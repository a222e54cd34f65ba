'use client';
import { memo, useLayoutEffect, useRef, type ChangeEvent, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { helpWithFormat } from '../../foundation/field/help-with-format.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { CalendarDays } from '../../foundation/glyphs.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import type { DateLimits, IsoDate } from '../../foundation/dates/calendar-dates.js';
import { datePattern, shortDate, todayOf } from '../../foundation/dates/date-format.js';
import { isComplete, noRange, type DateRange } from '../calendar/date-range.js';
import { useDatePopup, type DatePopupChange } from '../calendar/use-date-popup.js';
import { useDateText } from '../date-field/use-date-text.js';
import { IconButton } from '../icon-button/index.js';
import { englishRangeLabels, type DateRangeFieldLabels } from './date-range-field-labels.js';
import { Control } from './date-range-field.styles.js';
import { RangePopup, type DateRangePreset } from './range-popup.js';

export interface DateRangeFieldProps
  extends
    FieldProps,
    DateLimits,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'name'
    > {
  /** Both days, `YYYY-MM-DD`; empty for a missing day. */
  value?: DateRange | undefined;
  defaultValue?: DateRange | undefined;
  /** Called when a day changes. A day whose text is not an allowed date is empty. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** Ready-made ranges beside the calendar, such as the last 30 days. */
  presets?: readonly DateRangePreset[] | undefined;
  /**
   * Language, order and digits of dates, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US
   * English, with the month before the day.
   */
  locale?: string | undefined;
  /** Current day, `YYYY-MM-DD`. Default: the user's current day. */
  today?: IsoDate | undefined;
  /** Name of the first day in a submitted form. A reversed range submits empty values. */
  startName?: string | undefined;
  /** Name of the last day in a submitted form. */
  endName?: string | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DatePopupChange | undefined;
  /** Hides the format of typed dates, such as MM/DD/YYYY, which is shown below the field. */
  hideFormat?: boolean | undefined;
  /**
   * Called with the error text when the typed text is not an allowed range, and with undefined when that is solved. The
   * field shows it instead of `error`.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  labels?: DateRangeFieldLabels | undefined;
}

/**
 * The first and the last day of a range, typed or chosen in a calendar. Keys: those of a date field, in both inputs and
 * in the calendar; Escape discards the first day of a new range, then closes. `data-part="date-range-field"` receives
 * class name and style, with `data-invalid`, `data-disabled` and `data-readonly`; `data-part="date-range-field-input"`,
 * the input of the first day, receives the ref and all other props; the popup is `data-part="calendar"`. Source: WAI-ARIA
 * APG, date picker dialog.
 */
export const DateRangeField = memo(function DateRangeField({
  label,
  hideLabel,
  help: givenHelp,
  error,
  invalid,
  required,
  labels,
  value,
  defaultValue = noRange,
  onValueChange,
  min,
  max,
  isDisabled,
  presets = [],
  locale: givenLocale,
  today,
  hideFormat = false,
  onProblem,
  startName,
  endName,
  open,
  defaultOpen = false,
  onOpenChange,
  form,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  onBlur,
  ...rest
}: DateRangeFieldProps) {
  const locale = useLocale(givenLocale);
  const text = useLabels('dateRangeField', englishRangeLabels, labels);
  const help = hideFormat ? givenHelp : helpWithFormat(givenHelp, datePattern(locale, text.letters));
  const limits: DateLimits = { min, max, isDisabled };
  const [range, setRange, reset] = useControlled<DateRange, []>(value, defaultValue, onValueChange);
  // Both texts may be applied before the next render.
  const latest = useRef(range);
  useLayoutEffect(() => {
    latest.current = range;
  });
  const setPart = (part: Partial<DateRange>) => {
    latest.current = { ...latest.current, ...part };
    setRange(latest.current);
  };
  const [startInput, setStartInput] = useOwnRef(ref);
  const endInput = useRef<HTMLInputElement>(null);
  const options = { locale, limits, labels: text, today };
  const startText = useDateText({
    ...options,
    control: startInput,
    value: range.start,
    setValue: (start) => setPart({ start }),
    reset,
  });
  const endText = useDateText({
    ...options,
    control: endInput,
    value: range.end,
    setValue: (end) => setPart({ end }),
    reset: () => undefined, // the first input resets both days
  });
  const reversed = (start: IsoDate, end: IsoDate) => Boolean(start && end && start > end);
  const isReversed = reversed(range.start, range.end);
  const ownError =
    startText.problem ?? endText.problem ?? (isReversed ? text.reversed(shortDate(range.start, locale)) : undefined);
  const errorText = ownError ?? error;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  useOnProblem(ownError, onProblem, startInput, startText.validity ?? ownError);
  useOnProblem(undefined, undefined, endInput, endText.validity);
  const endId = `${field.ids.control}-end`;
  const isEditable = !rest.disabled && !rest.readOnly;
  const commit = () => {
    startText.commit();
    endText.commit();
  };
  const popup = useDatePopup({ open, defaultOpen, onOpenChange, input: startInput, isEditable, commit });
  const shown = isComplete(range) ? `${shortDate(range.start, locale)} – ${shortDate(range.end, locale)}` : undefined;
  /** The submitted day of a range with these days. */
  const submitted = (day: 'start' | 'end', start: IsoDate, end: IsoDate) =>
    reversed(start, end) ? '' : { start, end }[day];

  const set = (next: DateRange) => {
    startText.discard();
    endText.discard();
    if (next.start !== range.start || next.end !== range.end) setRange(next);
  };
  const choose = (next: DateRange, event: Event) => {
    set(next);
    popup.close('choose', event);
  };
  const handlers = (dateText: typeof startText) => ({
    onChange: (event: ChangeEvent<HTMLInputElement>) => dateText.type(event.target.value),
    onBlur: dateText.commit,
    form,
    onKeyDown: popup.onKeyDown(dateText.commit),
  });
  const onGroupBlur = (event: FocusEvent<HTMLDivElement>) => {
    const target = event.relatedTarget;
    const isInside = event.currentTarget.contains(target) || document.getElementById(popup.id)?.contains(target);
    if (!isInside) onBlur?.(event as unknown as FocusEvent<HTMLInputElement>);
  };
  const common = { autoComplete: 'off', spellCheck: false, type: 'text' } as const;
  const { disabled, readOnly } = rest;
  /** Whether an input has a problem of its own, or both have one. */
  const isInvalid = (problem: string | undefined) =>
    Boolean(problem) || isReversed || (field.invalid && !ownError) || undefined;
  const nameOf = (inputId: string) => `${field.ids.label} ${inputId}`;

  return (
    <FieldFrame
      part="date-range-field"
      labelHasId
      {...{ field, label, hideLabel, help, required, labels, className, style, disabled, readOnly }}
      error={errorText}
    >
      <Control
        ref={popup.control}
        data-slot="control"
        role="group"
        aria-labelledby={field.ids.label}
        aria-describedby={field.control['aria-describedby']}
        onBlur={onGroupBlur}
      >
        <input
          {...mergeProps({ ...handlers(startText) }, { 'data-part': 'date-range-field-input', ...common, ...rest })}
          placeholder={rest.placeholder ?? text.startPlaceholder}
          {...field.control}
          aria-invalid={isInvalid(startText.problem)}
          aria-label={text.start}
          aria-labelledby={nameOf(field.ids.control)}
          ref={setStartInput}
          value={startText.text}
        />
        <span data-slot="dash" aria-hidden>
          –
        </span>
        <input
          {...mergeProps({ ...handlers(endText) }, { ...common, disabled, readOnly })}
          ref={endInput}
          id={endId}
          data-slot="end-input"
          aria-describedby={field.control['aria-describedby']}
          aria-required={required || undefined}
          aria-invalid={isInvalid(endText.problem)}
          aria-label={text.end}
          aria-labelledby={nameOf(endId)}
          placeholder={rest.placeholder ?? text.endPlaceholder}
          value={endText.text}
        />
        <span data-slot="end">
          <IconButton ref={popup.button} size="small" label={text.chooseRange(shown)} {...popup.trigger}>
            <CalendarDays aria-hidden />
          </IconButton>
        </span>
      </Control>
      {(
        [
          [startName, 'start'],
          [endName, 'end'],
        ] as const
      ).map(
        ([name, day]) =>
          name && (
            <FormValue
              key={day}
              {...{ name, form, disabled }}
              values={[submitted(day, startText.submitted, endText.submitted)]}
              shown={() => [submitted(day, startText.shown(), endText.shown())]}
            />
          ),
      )}
      {popup.anchor && (
        <RangePopup
          id={popup.id}
          anchor={popup.anchor}
          {...{ presets, locale, limits }}
          value={range}
          today={todayOf(today)}
          labels={text}
          onChoose={choose}
          onClose={popup.close}
        />
      )}
    </FieldFrame>
  );
});
