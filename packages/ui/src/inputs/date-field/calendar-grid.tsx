'use client';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isRtl } from '../../foundation/theme-root-of.js';
import {
  calendarMove,
  canChoose,
  weeksOf,
  weekdayOf,
  type DateLimits,
  type IsoDate,
  type Weekday,
} from './calendar-state.js';
import { fullDate, monthAndYear, weekdayNames } from './date-text.js';

interface CalendarGridProps {
  /** The focusable day. Its month is shown. */
  focused: IsoDate;
  /** The chosen day; empty for none. */
  chosen: IsoDate;
  today: IsoDate;
  locale: string;
  weekStart: Weekday;
  limits: DateLimits;
  onMove: (day: IsoDate) => void;
  onChoose: (day: IsoDate, event: Event) => void;
}

/**
 * The days of a month. Arrow keys, Home, End, Page Up and Page Down move; Enter and Space choose. Source: WAI-ARIA APG,
 * date picker dialog.
 */
export function CalendarGrid({
  focused,
  chosen,
  today,
  locale,
  weekStart,
  limits,
  onMove,
  onChoose,
}: CalendarGridProps) {
  const weeks = weeksOf(focused, weekStart);
  const names = weekdayNames(locale);
  const month = focused.slice(0, 7);
  const dayAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-date]')?.dataset['date'];

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = calendarMove(event.key, focused, {
      shift: event.shiftKey,
      rtl: isRtl(event.currentTarget),
      weekStart,
      min: limits.min,
      max: limits.max,
    });
    if (target !== null) onMove(target);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(focused, event.nativeEvent);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const day = dayAt(event.target);
    if (day) onChoose(day, event.nativeEvent);
  };

  return (
    <table role="grid" aria-label={monthAndYear(focused, locale)} onKeyDown={onKeyDown} onClick={onClick}>
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
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={fullDate(day, locale)}
                  aria-selected={day === chosen}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={!canChoose(day, limits) || undefined}
                >
                  {Number(day.slice(8))}
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
