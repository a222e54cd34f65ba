'use client';
import { memo, useId, useMemo, useRef, type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field.js';
import { FormValue } from '../../foundation/form-value.js';
import { CalendarDays } from '../../foundation/glyphs.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { DismissReason } from '../../foundation/use-dismissal.js';
import { useElement } from '../../foundation/use-trigger.js';
import { wordsOf } from '../../foundation/words.js';
import { IconButton } from '../icon-button/index.js';
import { Calendar } from './calendar.js';
import { partsOf, type DateLimits, type IsoDate } from './calendar-state.js';
import { englishDateLabels, type DateFieldLabels } from './date-field-labels.js';
import { Control } from './date-field.styles.js';
import { fullDate, todayOf } from './date-text.js';
import { useDateText } from './use-date-text.js';

export interface DateFieldProps
  extends
    FieldProps,
    DateLimits,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** `YYYY-MM-DD`; empty for none. A calendar date is the same day in every zone. */
  value?: IsoDate | undefined;
  defaultValue?: IsoDate | undefined;
  /** A date, or empty: also while the text is none, or a day that cannot be chosen. */
  onValueChange?: ((value: IsoDate) => void) | undefined;
  /** Order in which dates are typed, and language in which they are written: `fr`, `en-US`. English in Europe's order by itself. */
  locale?: string | undefined;
  /** `YYYY-MM-DD`: the day that counts as today, where it is not the reader's own: in the zone of an authority, or the same in every test. */
  today?: IsoDate | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?:
    | ((open: boolean, details: { reason: DismissReason | 'trigger' | 'choose'; event: Event }) => void)
    | undefined;
  labels?: DateFieldLabels | undefined;
}

/**
 * A day of the calendar, typed or chosen. Keys: Enter takes what was typed, Alt and ↓ open the calendar; there arrows, Home, End, Page Up and Page Down move,
 * with Shift by years; Enter and Space choose, Escape closes. `data-part="date-field"` takes class name and style, with `data-invalid`, `data-disabled` and
 * `data-readonly`; `data-part="date-field-input"` takes the ref and every other prop; the popup is `data-part="calendar"`.
 * Source: WAI-ARIA APG, date picker dialog.
 */
export const DateField = memo(function DateField({
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
  isDisabled,
  locale = 'en',
  today,
  open,
  defaultOpen = false,
  onOpenChange,
  name,
  form,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const words = wordsOf(englishDateLabels, labels);
  const limits: DateLimits = { min, max, isDisabled };
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: DismissReason | 'trigger' | 'choose'; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const text = useDateText(chosen, setChosen, { locale, limits, words, today });
  const wrong = error ?? text.problem;
  const field = useField({ id, help, error: wrong, invalid, required, 'aria-describedby': describedBy });
  const popup = useId();
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMemo(
    () =>
      mergeRefs(ref, (node: HTMLInputElement | null) => {
        input.current = node;
      }),
    [ref],
  );
  const anchor = useElement(control);
  const day = partsOf(chosen) ? chosen : '';
  const able = !rest.disabled && !rest.readOnly;

  const show = (event: Event) => {
    text.read();
    setOpen(true, { reason: 'trigger', event });
  };
  const close = (reason: DismissReason | 'trigger' | 'choose', event: Event) => {
    setOpen(false, { reason, event });
    if (reason === 'escape') button.current?.focus({ preventScroll: true });
  };
  const choose = (next: IsoDate, event: Event) => {
    text.forget();
    if (next !== chosen) setChosen(next);
    close('choose', event);
    input.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) text.read(); // before the form is sent with it
    if (event.key !== 'ArrowDown' || !event.altKey || !able) return;
    event.preventDefault();
    show(event.nativeEvent);
  };

  return (
    <FieldFrame
      part="date-field"
      {...{ field, label, hideLabel, help, required, labels, className, style }}
      error={wrong}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <Control ref={control} data-slot="control">
        <input
          {...mergeProps(
            {
              onChange: (event: ChangeEvent<HTMLInputElement>) => text.type(event.target.value),
              onBlur: text.read,
              onKeyDown,
            },
            { 'data-part': 'date-field-input', autoComplete: 'off', spellCheck: false, maxLength: 60, ...rest },
          )}
          {...field.control}
          ref={setInput}
          type="text"
          value={text.text}
        />
        <span data-slot="end">
          <IconButton
            ref={button}
            size="small"
            label={words.chooseDate(day && fullDate(day, locale))}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? popup : undefined}
            disabled={!able}
            onClick={(event) => (isOpen ? close('trigger', event.nativeEvent) : show(event.nativeEvent))}
          >
            <CalendarDays aria-hidden />
          </IconButton>
        </span>
      </Control>
      {name && (
        <FormValue
          {...{ name, form }}
          values={[day]}
          disabled={rest.disabled}
          onReset={() => {
            text.forget();
            setChosen(defaultValue);
          }}
        />
      )}
      {isOpen && able && anchor && (
        <Calendar
          id={popup}
          anchor={anchor}
          chosen={day}
          today={todayOf(today)}
          locale={locale}
          limits={limits}
          words={words}
          onChoose={choose}
          onClose={close}
        />
      )}
    </FieldFrame>
  );
});
