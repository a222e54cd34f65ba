'use client';
import {
  memo,
  useId,
  useMemo,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field.js';
import { FormValue } from '../../foundation/form-value.js';
import { CalendarDays } from '../../foundation/glyphs.js';
import { mergeLabels } from '../../foundation/merge-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { DismissReason } from '../../foundation/use-dismissal.js';
import { useElement } from '../../foundation/use-trigger.js';
import type { DateLimits, IsoDate } from '../calendar/calendar-state.js';
import { shortDate, todayOf } from '../calendar/date-format.js';
import { isComplete, noRange, type DateRange } from '../calendar/date-range.js';
import { useDateText } from '../date-field/use-date-text.js';
import { IconButton } from '../icon-button/index.js';
import { englishRangeLabels, type DateRangeFieldLabels } from './date-range-field-labels.js';
import { Control } from './date-range-field.styles.js';
import { RangePopup, type DateRangePreset } from './range-popup.js';

type OpenReason = DismissReason | 'trigger' | 'choose';

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
  /** Language and order of dates, such as `fr` or `en-US`. `en` uses the European order: day, month, year. */
  locale?: string | undefined;
  /** Current day, `YYYY-MM-DD`. Default: the user's current day. */
  today?: IsoDate | undefined;
  /** Name of the first day in a submitted form. A reversed range submits empty values. */
  startName?: string | undefined;
  /** Name of the last day in a submitted form. */
  endName?: string | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: OpenReason; event: Event }) => void) | undefined;
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
  help,
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
  locale = 'en',
  today,
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
  const text = mergeLabels(englishRangeLabels, labels);
  const limits: DateLimits = { min, max, isDisabled };
  const [range, setRange] = useControlled<DateRange, []>(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: OpenReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const options = { locale, limits, labels: text, today };
  const startText = useDateText(range.start, (start) => setRange({ ...range, start }), options);
  const endText = useDateText(range.end, (end) => setRange({ ...range, end }), options);
  const isReversed = Boolean(range.start && range.end && range.start > range.end);
  const ownError =
    startText.problem ?? endText.problem ?? (isReversed ? text.reversed(shortDate(range.start, locale)) : undefined);
  const errorText = error ?? ownError;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  const endId = `${field.ids.control}-end`;
  const popup = useId();
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const setStart = useMemo(
    () =>
      mergeRefs(ref, (node: HTMLInputElement | null) => {
        start.current = node;
      }),
    [ref],
  );
  const anchor = useElement(control);
  const editable = !rest.disabled && !rest.readOnly;
  const shown = isComplete(range) ? `${shortDate(range.start, locale)} – ${shortDate(range.end, locale)}` : undefined;
  const submitted = isReversed ? noRange : range;

  const show = (event: Event) => {
    startText.commit();
    endText.commit();
    setOpen(true, { reason: 'trigger', event });
  };
  const close = (reason: OpenReason, event: Event) => {
    setOpen(false, { reason, event });
    if (reason === 'escape') button.current?.focus({ preventScroll: true });
  };
  const set = (next: DateRange) => {
    startText.discard();
    endText.discard();
    if (next.start !== range.start || next.end !== range.end) setRange(next);
  };
  const choose = (next: DateRange, event: Event) => {
    set(next);
    close('choose', event);
    start.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (commit: () => void) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(); // before Enter submits the form
    if (event.key !== 'ArrowDown' || !event.altKey || !editable) return;
    event.preventDefault();
    show(event.nativeEvent);
  };
  const handlers = (dateText: typeof startText) => ({
    onChange: (event: ChangeEvent<HTMLInputElement>) => dateText.type(event.target.value),
    onBlur: dateText.commit,
    onKeyDown: onKeyDown(dateText.commit),
  });
  const onGroupBlur = (event: FocusEvent<HTMLDivElement>) => {
    const target = event.relatedTarget;
    const isInside = event.currentTarget.contains(target) || document.getElementById(popup)?.contains(target);
    if (!isInside) onBlur?.(event as unknown as FocusEvent<HTMLInputElement>);
  };
  const common = { autoComplete: 'off', spellCheck: false, maxLength: 60, type: 'text' } as const;
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
        ref={control}
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
          ref={setStart}
          value={startText.text}
        />
        <span data-slot="dash" aria-hidden>
          –
        </span>
        <input
          {...mergeProps({ ...handlers(endText) }, { ...common, disabled, readOnly })}
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
          <IconButton
            ref={button}
            size="small"
            label={text.chooseRange(shown)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? popup : undefined}
            disabled={!editable}
            onClick={(event) => (isOpen ? close('trigger', event.nativeEvent) : show(event.nativeEvent))}
          >
            <CalendarDays aria-hidden />
          </IconButton>
        </span>
      </Control>
      {startName && (
        <FormValue
          {...{ form, disabled }}
          name={startName}
          values={[submitted.start]}
          onReset={() => set(defaultValue)}
        />
      )}
      {endName && (
        <FormValue {...{ form, disabled }} name={endName} values={[submitted.end]} onReset={() => set(defaultValue)} />
      )}
      {isOpen && editable && anchor && (
        <RangePopup
          id={popup}
          {...{ anchor, presets, locale, limits }}
          value={range}
          today={todayOf(today)}
          labels={text}
          onChoose={choose}
          onClose={close}
        />
      )}
    </FieldFrame>
  );
});
