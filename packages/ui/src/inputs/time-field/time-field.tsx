'use client';
import { memo } from 'react';
import { TypedField, type TypedFieldProps } from '../../foundation/field/typed-field.js';
import { useTypedText, type Parsed } from '../../foundation/field/use-typed-text.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { englishTimeLabels, type TimeFieldLabels, type TimeTexts } from './time-field-labels.js';
import { parseTime, shownTime, timeStep, type IsoTime, type TimeLimits } from './time-text.js';

export interface TimeFieldProps extends TypedFieldProps, TimeLimits {
  /** `HH:MM` in 24 hours, independent of the locale; empty for none. */
  value?: IsoTime | undefined;
  defaultValue?: IsoTime | undefined;
  /** Called with the time, or with an empty string if the text is empty or not an allowed time. */
  onValueChange?: ((value: IsoTime) => void) | undefined;
  /** Minutes that Arrow Up and Arrow Down change the time by. Every time can be typed. */
  step?: number | undefined;
  /** Language and hour cycle, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US English. */
  locale?: string | undefined;
  labels?: TimeFieldLabels | undefined;
}

/** Returns how a typed time is parsed, with the limits of the field. */
export const timeParser =
  (locale: string, { min, max }: TimeLimits, text: TimeTexts) =>
  (typed: string): Parsed<IsoTime> => {
    const time = parseTime(typed, locale);
    if (time === null) return { problem: text.notATime(shownTime(min ?? '14:30', locale)) };
    if (min && time < min) return { problem: text.tooEarly(shownTime(min, locale)) };
    if (max && time > max) return { problem: text.tooLate(shownTime(max, locale)) };
    return { value: time };
  };

/**
 * A time of day, typed and shown as it is written in the locale. Keys: Enter applies the typed text, Arrow Up and Arrow
 * Down change by `step` minutes, Page Up and Page Down by an hour. `data-part="time-field"` receives class name and
 * style, with `data-invalid`, `data-disabled` and `data-readonly`; `data-part="time-field-input"` receives the ref and
 * all other props. Source: WAI-ARIA APG, spinbutton pattern, for the keys; WCAG 2.2, 3.3.1 and 3.3.3.
 */
export const TimeField = memo(function TimeField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  step = 15,
  locale: givenLocale,
  labels,
  ref,
  ...rest
}: TimeFieldProps) {
  const locale = useLocale(givenLocale);
  const [control, setControl] = useOwnRef(ref);
  const text = useLabels('timeField', englishTimeLabels, labels);
  const [time, setTime, resetTime] = useControlled(value, defaultValue, onValueChange);
  const format = (each: IsoTime) => shownTime(each, locale);
  const typed = useTypedText<IsoTime>({
    control,
    value: time,
    setValue: setTime,
    reset: resetTime,
    empty: '',
    format,
    parse: timeParser(locale, { min, max }, text),
  });
  return (
    <TypedField
      {...rest}
      part="time-field"
      labels={labels}
      {...{ control, setControl, typed }}
      value={time}
      setValue={setTime}
      format={format}
      role={text.role}
      stepOf={(key, from) => timeStep(key, from, Math.max(1, step), { min, max })}
    />
  );
});
