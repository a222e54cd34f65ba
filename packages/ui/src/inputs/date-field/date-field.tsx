'use client';
import { memo, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { helpWithFormat } from '../../foundation/field/help-with-format.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { CalendarDays } from '../../foundation/glyphs.js';
import { useOnProblem } from '../../foundation/field/use-on-problem.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { IconButton } from '../icon-button/index.js';
import { CalendarPanel } from '../calendar/calendar-panel.js';
import { CalendarPopup } from '../calendar/calendar-popup.js';
import { partsOf, type DateLimits, type IsoDate } from '../../foundation/dates/calendar-dates.js';
import { datePattern, fullDate, todayOf } from '../../foundation/dates/date-format.js';
import { useDatePopup, type DatePopupChange } from '../calendar/use-date-popup.js';
import { englishDateLabels, type DateFieldLabels } from './date-field-labels.js';
import { useDateText } from './use-date-text.js';
import { styled } from 'styled-components';

/** On right-to-left pages, a date is displayed in the order of its language and aligned to the inline start. */
const Control = styled.div`
  &:dir(rtl) > input {
    unicode-bidi: plaintext;
    text-align: right;
  }
`;

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
   * Language, order and digits of dates, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US
   * English, with the month before the day.
   */
  locale?: string | undefined;
  /**
   * Current day, `YYYY-MM-DD`. Default: the user's current day. Set it for the time zone of an authority, or for a
   * fixed day in tests.
   */
  today?: IsoDate | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DatePopupChange | undefined;
  /** Hides the format of typed dates, such as MM/DD/YYYY, which is shown below the field. */
  hideFormat?: boolean | undefined;
  /**
   * Called with the error text when the typed text is not an allowed date, and with undefined when that is solved. The
   * field shows it instead of `error`.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /**
   * A text that was typed and is no date: shown with its error while there is no value. Store it here to keep it where
   * the values of the form are kept: in a draft, or while the field is not rendered.
   */
  unreadText?: string | undefined;
  /** Called with the text when it is not an allowed date, after `onValueChange`. */
  onUnreadText?: ((text: string) => void) | undefined;
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
  help: givenHelp,
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
  locale: givenLocale,
  today,
  hideFormat = false,
  onProblem,
  unreadText,
  onUnreadText,
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
  const locale = useLocale(givenLocale);
  const text = useLabels('dateField', englishDateLabels, labels);
  const help = hideFormat ? givenHelp : helpWithFormat(givenHelp, datePattern(locale, text.letters));
  const limits: DateLimits = { min, max, isDisabled };
  const [chosen, setChosen, reset] = useControlled(value, defaultValue, onValueChange);
  const [control, setControl] = useOwnRef(ref);
  const dateText = useDateText({
    control,
    value: chosen,
    setValue: setChosen,
    reset,
    locale,
    limits,
    labels: text,
    today,
    unreadText,
    onUnreadText,
  });
  const errorText = dateText.problem ?? error;
  const field = useField({ id, help, error: errorText, invalid, required, 'aria-describedby': describedBy });
  useOnProblem(dateText.problem, onProblem, control, dateText.validity);
  const day = partsOf(chosen) ? chosen : '';
  const isEditable = !rest.disabled && !rest.readOnly;
  const { commit } = dateText;
  const popup = useDatePopup({ open, defaultOpen, onOpenChange, input: control, isEditable, commit });
  const choose = (next: IsoDate, event: Event) => {
    dateText.discard();
    if (next !== chosen) setChosen(next);
    popup.close('choose', event);
  };

  return (
    <FieldFrame
      part="date-field"
      {...{ field, label, hideLabel, help, required, labels, className, style }}
      error={errorText}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <Control ref={popup.control} data-slot="control">
        <input
          {...mergeProps(
            {
              onChange: (event: ChangeEvent<HTMLInputElement>) => dateText.type(event.target.value),
              onBlur: commit,
              onKeyDown: popup.onKeyDown(commit),
            },
            { 'data-part': 'date-field-input', autoComplete: 'off', spellCheck: false, ...rest },
          )}
          {...field.control}
          ref={setControl}
          form={form}
          type="text"
          value={dateText.text}
        />
        <span data-slot="end">
          <IconButton
            ref={popup.button}
            size="small"
            label={text.chooseDate(day && fullDate(day, locale))}
            {...popup.trigger}
          >
            <CalendarDays aria-hidden />
          </IconButton>
        </span>
      </Control>
      {name && (
        <FormValue
          {...{ name, form }}
          values={[dateText.submitted]}
          shown={() => [dateText.shown()]}
          disabled={rest.disabled}
        />
      )}
      {popup.anchor && (
        <CalendarPopup id={popup.id} anchor={popup.anchor} label={text.calendar} onClose={popup.close}>
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
