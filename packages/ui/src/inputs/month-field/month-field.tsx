'use client';
import { memo } from 'react';
import type { IsoMonth } from '../../display/month-dial/month-mark.js';
import { TypedField, type TypedFieldProps } from '../../foundation/field/typed-field.js';
import { useTypedText, type Parsed } from '../../foundation/field/use-typed-text.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import type { IsoDate } from '../../foundation/dates/calendar-dates.js';
import { todayOf } from '../../foundation/dates/date-format.js';
import { englishMonthFieldLabels, type MonthFieldLabels } from './month-field-labels.js';
import { monthStep, parseMonth, shownMonth, type MonthLimits } from './month-text.js';

export interface MonthFieldProps extends TypedFieldProps, MonthLimits {
  /** `YYYY-MM`; empty for none. */
  value?: IsoMonth | undefined;
  defaultValue?: IsoMonth | undefined;
  /** Called with the month, or with an empty string if the text is empty or not an allowed month. */
  onValueChange?: ((value: IsoMonth) => void) | undefined;
  /** Language and order of month and year, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US English. */
  locale?: string | undefined;
  /** Current day, `YYYY-MM-DD`. Default: the user's current day. */
  today?: IsoDate | undefined;
  labels?: MonthFieldLabels | undefined;
}

/**
 * A month of a year, typed and shown as it is written in the locale. Keys: Enter applies the typed text, Arrow Up and
 * Arrow Down change by a month, Page Up and Page Down by a year. `data-part="month-field"` receives class name and style,
 * with `data-invalid`, `data-disabled` and `data-readonly`; `data-part="month-field-input"` receives the ref and all
 * other props. Source: WAI-ARIA APG, spinbutton pattern, for the keys; WCAG 2.2, 3.3.1 and 3.3.3.
 */
export const MonthField = memo(function MonthField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  locale: givenLocale,
  today,
  labels,
  ref,
  ...rest
}: MonthFieldProps) {
  const locale = useLocale(givenLocale);
  const [control, setControl] = useOwnRef(ref);
  const text = useLabels('monthField', englishMonthFieldLabels, labels);
  const [month, setMonth, resetMonth] = useControlled(value, defaultValue, onValueChange);
  const format = (each: IsoMonth) => shownMonth(each, locale);
  const parse = (typed: string): Parsed<IsoMonth> => {
    const found = parseMonth(typed, locale, todayOf(today));
    if (found === null) return { problem: text.notAMonth(format(min ?? todayOf(today).slice(0, 7))) };
    if (min && found < min) return { problem: text.tooEarly(format(min)) };
    if (max && found > max) return { problem: text.tooLate(format(max)) };
    return { value: found };
  };
  const typed = useTypedText<IsoMonth>({
    control,
    value: month,
    setValue: setMonth,
    reset: resetMonth,
    empty: '',
    format,
    parse,
  });
  return (
    <TypedField
      {...rest}
      part="month-field"
      labels={labels}
      {...{ control, setControl, typed }}
      value={month}
      setValue={setMonth}
      format={format}
      role={text.role}
      stepOf={(key, from) => monthStep(key, from, todayOf(today), { min, max })}
    />
  );
});
