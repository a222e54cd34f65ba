'use client';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import {
  calendarMove,
  canChoose,
  weeksOf,
  weekdayOf,
  type DateLimits,
  type IsoDate,
  type Weekday,
} from '../../foundation/dates/calendar-dates.js';
import type { CalendarTexts } from './calendar-labels.js';
import { calendarNumber, fullDate, monthAndYear, weekdayNames } from '../../foundation/dates/date-format.js';
import { positionInRange, type DateRange } from './date-range.js';
import type { YearMonth } from './shown-months.js';

interface CalendarGridProps {
  month: YearMonth;
  /** The focusable day, which may be in another month. */
  focused: IsoDate;
  /** The chosen days. A single day is the start and the end. */
  chosen: DateRange;
  /** Whether the name of a chosen day says that it is the first or last of a range. */
  isRange: boolean;
  today: IsoDate;
  locale: string;
  weekStart: Weekday;
  limits: DateLimits;
  labels: CalendarTexts;
  /** Whether a fieldset around the calendar is disabled. */
  isOff: boolean;
  /** Called with a day that received the focus, however it came there. */
  onFocusDay: (day: IsoDate) => void;
  onMove: (day: IsoDate) => void;
  onChoose: (day: IsoDate, event: Event) => void;
  /** Called with the day under the pointer. */
  onHover?: ((day: IsoDate | undefined) => void) | undefined;
}

/**
 * The days of a month. Arrow keys, Home, End, Page Up and Page Down move; Enter and Space choose. Source: WAI-ARIA APG,
 * date picker dialog.
 */
export function CalendarGrid({
  month,
  focused,
  chosen,
  isRange,
  today,
  locale,
  weekStart,
  limits,
  labels,
  isOff,
  onFocusDay,
  onMove,
  onChoose,
  onHover,
}: CalendarGridProps) {
  const weeks = weeksOf(`${month}-01`, weekStart);
  const names = weekdayNames(locale);
  const dayAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-date]')?.dataset['date'];
  const nameOf = (day: IsoDate) => {
    const name = fullDate(day, locale);
    if (!isRange || (day !== chosen.start && day !== chosen.end)) return name;
    return `${name}, ${day === chosen.end ? labels.rangeEnd : labels.rangeStart}`;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (isOff || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayAt(event.target) ?? focused;
    const target = calendarMove(event.key, day, {
      shift: event.shiftKey,
      rtl: isRtl(event.currentTarget),
      weekStart,
      min: limits.min,
      max: limits.max,
    });
    if (target !== null) onMove(target);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (!event.repeat) onChoose(day, event.nativeEvent); // a key that is kept pressed chooses once
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const day = dayAt(event.target);
    if (day && day !== focused) onFocusDay(day);
  };
  const onClick = (event: MouseEvent) => {
    const day = isOff ? undefined : dayAt(event.target);
    if (day) onChoose(day, event.nativeEvent);
  };

  return (
    <table
      role="grid"
      aria-label={monthAndYear(`${month}-01`, locale)}
      aria-multiselectable={isRange || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
      onPointerOver={onHover && ((event) => onHover(dayAt(event.target)))}
      onPointerLeave={onHover && (() => onHover(undefined))}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => {
            const name = names[weekdayOf(day) - 1];
            return (
              <th key={day} scope="col" abbr={name?.long} aria-label={name?.long}>
                {name?.short}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day.startsWith(month) ? (
                <td
                  key={day}
                  data-date={day}
                  tabIndex={day === focused && !isOff ? 0 : -1}
                  aria-label={nameOf(day)}
                  aria-selected={positionInRange(day, chosen) !== undefined}
                  data-range={isRange ? positionInRange(day, chosen) : undefined}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={isOff || !canChoose(day, limits) || undefined}
                >
                  {calendarNumber(Number(day.slice(8)), locale)}
                </td>
              ) : (
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
