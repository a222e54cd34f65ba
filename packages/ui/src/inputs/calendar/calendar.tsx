'use client';
import { memo, useSyncExternalStore, type ComponentPropsWithRef, type ReactElement } from 'react';
import { announce } from '../../foundation/announce.js';
import { mergeProps } from '../../foundation/compose.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useElement } from '../../foundation/overlay/use-trigger.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useDisabled } from '../../foundation/use-disabled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { englishCalendarLabels, type CalendarLabels } from './calendar-labels.js';
import { CalendarPanel } from './calendar-panel.js';
import type { DateLimits, IsoDate, Weekday } from '../../foundation/dates/calendar-dates.js';
import { CalendarRoot } from './calendar.styles.js';
import { fullDate, todayOf } from '../../foundation/dates/date-format.js';
import { noRange, type DateRange } from './date-range.js';
import { useRangeChoice } from './use-range-choice.js';

/** The props of a calendar for a day or a range. */
export interface CalendarSharedProps
  extends DateLimits, Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** Number of months side by side. */
  months?: 1 | 2 | undefined;
  /**
   * Language of names and first day of the week, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`,
   * otherwise US English.
   */
  locale?: string | undefined;
  /** First day of the week: 1 is Monday, 7 is Sunday. Default: that of the locale. */
  weekStart?: Weekday | undefined;
  /** Current day, `YYYY-MM-DD`. Default: the user's current day, after hydration. Set it for a fixed day. */
  today?: IsoDate | undefined;
  labels?: CalendarLabels | undefined;
}

/** A calendar in which one day is chosen. */
export interface SingleCalendarProps extends CalendarSharedProps {
  /** Whether a range is chosen instead of one day. */
  range?: false | undefined;
  /** `YYYY-MM-DD`; empty for none. */
  value?: IsoDate | undefined;
  defaultValue?: IsoDate | undefined;
  onValueChange?: ((value: IsoDate) => void) | undefined;
}

/** A calendar in which the first and the last day of a range are chosen. */
export interface RangeCalendarProps extends CalendarSharedProps {
  /** Whether a range is chosen instead of one day. */
  range: true;
  /** The days are empty for no range. */
  value?: DateRange | undefined;
  defaultValue?: DateRange | undefined;
  /** Called with both days, in order, after the second is chosen. */
  onValueChange?: ((value: DateRange) => void) | undefined;
}

/** `range` determines whether `value` is a day or a range. */
export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

const noSubscription = () => () => {};

/** Returns a chosen day as a range, because the grid shows ranges. */
const asRange = (value: IsoDate | DateRange | undefined): DateRange =>
  typeof value === 'string' ? { start: value, end: value } : (value ?? noRange);

/**
 * A month in which users choose a day or a range. Keys: arrow keys, Home, End, Page Up and Page Down move, with Shift by
 * years; Enter and Space choose; Escape discards the first day of a range. `data-part="calendar"`, with `data-range`;
 * `data-date` on each day. Source: WAI-ARIA APG, date picker dialog and grid pattern.
 */
export const Calendar = memo(function Calendar({
  range: isRange = false,
  value,
  defaultValue,
  onValueChange,
  months = 1,
  locale: givenLocale,
  weekStart,
  today,
  labels,
  min,
  max,
  isDisabled,
  ref,
  ...rest
}: CalendarProps) {
  const locale = useLocale(givenLocale);
  const text = useLabels('calendar', englishCalendarLabels, labels);
  const emit = onValueChange as ((value: IsoDate | DateRange) => void) | undefined;
  const [chosen, setChosen] = useControlled<DateRange, []>(
    value === undefined ? undefined : asRange(value),
    asRange(defaultValue),
    (next) => emit?.(isRange ? next : next.start),
  );
  const [root, setRoot] = useOwnRef(ref);
  const isOff = useDisabled(useElement(root), true);
  const limits = { min, max, isDisabled };
  const choice = useRangeChoice(chosen, limits, setChosen, (first) =>
    announce(text.chooseEnd(fullDate(first, locale)), { root: root.current, source: root }),
  );
  const day = isRange ? undefined : { chosen, limits, onChoose: (next: IsoDate) => setChosen(asRange(next)) };
  // The day of the server can differ from that of the user, so it is not rendered before hydration.
  const now = useSyncExternalStore(
    noSubscription,
    () => todayOf(today),
    () => today ?? '',
  );
  return (
    <CalendarRoot
      {...mergeProps(isRange ? { onKeyDown: choice.onKeyDown } : {}, { 'data-part': 'calendar', ...rest })}
      ref={setRoot}
      role="group"
      aria-label={rest['aria-label'] ?? (rest['aria-labelledby'] ? undefined : text.calendar)}
      aria-disabled={isOff || undefined}
      data-range={isRange || undefined}
    >
      {now || chosen.start ? (
        <CalendarPanel
          {...(day ?? {
            chosen: choice.chosen,
            limits: choice.limits,
            onChoose: choice.onChoose,
            onPreview: choice.onPreview,
          })}
          {...{ isRange, months, locale, weekStart, isOff }}
          today={now}
          labels={text}
        />
      ) : (
        <div data-slot="placeholder" />
      )}
    </CalendarRoot>
  );
}) as (props: CalendarProps) => ReactElement;
