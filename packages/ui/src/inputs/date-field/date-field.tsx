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
import { mergeLabels } from '../../foundation/merge-labels.js';
import { IconButton } from '../icon-button/index.js';
import { CalendarPanel } from '../calendar/calendar-panel.js';
import { CalendarPopup } from '../calendar/calendar-popup.js';
import { partsOf, type DateLimits, type IsoDate } from '../calendar/calendar-state.js';
import { fullDate, todayOf } from '../calendar/date-format.js';
import { englishDateLabels, type DateFieldLabels } from './date-field-labels.js';
import { Control } from './date-field.styles.js';
import { useDateText } from './use-date-text.js';

export interface DateFieldProps
  extends
    FieldProps,
    DateLimits,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** `YYYY-MM-DD`; empty for none. */
  value?: IsoDate | undefined;
  defaultValue?: IsoDate | undefined;
  /** Called with the date, or with an empty string if the text is empty or invalid. */
  onValueChange?: ((value: IsoDate) => void) | undefined;
  /**
   * Language and order of dates, such as `fr` or `en-US`. `en` uses the European order: day, month, year.
   */
  locale?: string | undefined;
  /**
   * Current day, `YYYY-MM-DD`. Default: the user's current day. Set it for the time zone of an authority, or for a
   * fixed day in tests.
   */
  today?: IsoDate | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?:
    | ((open: boolean, details: { reason: DismissReason | 'trigger' | 'choose'; event: Event }) => void)
    | undefined;
  labels?: DateFieldLabels | undefined;
}

/**
 * A date, typed or chosen in a calendar. Keys: Enter applies the typed text, Alt+ArrowDown opens the calendar. In the
 * calendar, arrow keys, Home, End, Page Up and Page Down move, with Shift by years; Enter and Space choose, Escape
 * closes. `data-part="date-field"` receives class name and style, with `data-invalid`, `data-disabled` and
 * `data-readonly`; `data-part="date-field-input"` receives the ref and all other props; the popup is
 * `data-part="calendar"`. Source: WAI-ARIA APG, date picker dialog.
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
  const text = mergeLabels(englishDateLabels, labels);
  const limits: DateLimits = { min, max, isDisabled };
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: DismissReason | 'trigger' | 'choose'; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const dateText = useDateText(chosen, setChosen, { locale, limits, labels: text, today });
  const errorText = error ?? dateText.problem;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
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
  const editable = !rest.disabled && !rest.readOnly;

  const show = (event: Event) => {
    dateText.commit();
    setOpen(true, { reason: 'trigger', event });
  };
  const close = (reason: DismissReason | 'trigger' | 'choose', event: Event) => {
    setOpen(false, { reason, event });
    if (reason === 'escape') button.current?.focus({ preventScroll: true });
  };
  const choose = (next: IsoDate, event: Event) => {
    dateText.discard();
    if (next !== chosen) setChosen(next);
    close('choose', event);
    input.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) dateText.commit(); // before Enter submits the form
    if (event.key !== 'ArrowDown' || !event.altKey || !editable) return;
    event.preventDefault();
    show(event.nativeEvent);
  };

  return (
    <FieldFrame
      part="date-field"
      {...{ field, label, hideLabel, help, required, labels, className, style }}
      error={errorText}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <Control ref={control} data-slot="control">
        <input
          {...mergeProps(
            {
              onChange: (event: ChangeEvent<HTMLInputElement>) => dateText.type(event.target.value),
              onBlur: dateText.commit,
              onKeyDown,
            },
            { 'data-part': 'date-field-input', autoComplete: 'off', spellCheck: false, maxLength: 60, ...rest },
          )}
          {...field.control}
          ref={setInput}
          type="text"
          value={dateText.text}
        />
        <span data-slot="end">
          <IconButton
            ref={button}
            size="small"
            label={text.chooseDate(day && fullDate(day, locale))}
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
      {name && (
        <FormValue
          {...{ name, form }}
          values={[day]}
          disabled={rest.disabled}
          onReset={() => {
            dateText.discard();
            setChosen(defaultValue);
          }}
        />
      )}
      {isOpen && editable && anchor && (
        <CalendarPopup id={popup} anchor={anchor} label={text.calendar} onClose={close}>
          <CalendarPanel
            {...{ locale, limits }}
            chosen={{ start: day, end: day }}
            today={todayOf(today)}
            labels={text}
            focusOnMount
            onChoose={choose}
          />
        </CalendarPopup>
      )}
    </FieldFrame>
  );
});
