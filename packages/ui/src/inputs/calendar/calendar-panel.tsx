'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/index.js';
import { CalendarGrid } from './calendar-grid.js';
import { CalendarHead } from './calendar-head.js';
import type { CalendarTexts } from './calendar-labels.js';
import {
  canChoose,
  clampDate,
  type DateLimits,
  type IsoDate,
  type Weekday,
} from '../../foundation/dates/calendar-dates.js';
import { Panel } from './calendar.styles.js';
import { monthAndYear, weekStartOf } from '../../foundation/dates/date-format.js';
import type { DateRange } from './date-range.js';
import { dayInMonth, firstShownMonth, shownMonths } from './shown-months.js';

interface CalendarPanelProps {
  /** The chosen days. A single day is the start and the end. */
  chosen: DateRange;
  isRange?: boolean | undefined;
  /** Number of months side by side. */
  months?: number | undefined;
  today: IsoDate;
  locale: string;
  /** Default: the first day of the week in the locale. */
  weekStart?: Weekday | undefined;
  limits: DateLimits;
  labels: CalendarTexts;
  /** Moves the focus to the chosen day when the panel is mounted, in a popup. */
  focusOnMount?: boolean | undefined;
  /** Whether a fieldset around the calendar is disabled. */
  isOff?: boolean | undefined;
  onChoose: (day: IsoDate, event: Event) => void;
  /** Called with the day under the pointer or with focus. */
  onPreview?: ((day: IsoDate | undefined) => void) | undefined;
}

/** The shown months with their head, without a surface. The calendar and its popups render it. */
export function CalendarPanel({
  chosen,
  isRange = false,
  months = 1,
  today,
  locale,
  weekStart = weekStartOf(locale),
  limits,
  labels,
  focusOnMount = false,
  isOff = false,
  onChoose,
  onPreview,
}: CalendarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // `byKey`: the focus moves to the day. Otherwise it stays on the button or list that changed the month.
  const [{ day, first, byKey }, setShown] = useState(() => {
    const initial = clampDate(chosen.start || chosen.end || today, limits);
    return { day: initial, first: initial.slice(0, 7), byKey: focusOnMount };
  });
  const [isChanged, setChanged] = useState(false);
  useLayoutEffect(() => {
    if (byKey) panel.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus({ preventScroll: true });
  }, [day, byKey]);

  const moveTo = (target: IsoDate) => {
    setShown({ day: target, first: firstShownMonth(target, first, months), byKey: true });
    onPreview?.(target);
  };
  const onFocusDay = (target: IsoDate) => {
    setShown({ day: target, first, byKey: true });
    onPreview?.(target);
  };
  const show = (year: number, month: number) => {
    const target = dayInMonth(day, year, month, limits);
    const shown = target.slice(0, 7);
    const isVisible = shownMonths(shown, months).includes(day.slice(0, 7));
    setShown({ day: isVisible ? day : target, first: shown, byKey: false });
    setChanged(true);
  };
  const chooseDay = (target: IsoDate, event: Event) => {
    if (canChoose(target, limits)) onChoose(target, event);
    moveTo(target);
  };
  const chooseToday = (event: Event) => (isRange ? moveTo(today) : onChoose(today, event));

  return (
    <Panel data-slot="panel" ref={panel}>
      <CalendarHead {...{ first, locale, limits, labels }} count={months} onShow={show} />
      <div data-slot="said" aria-live="polite">
        {isChanged && !byKey ? monthAndYear(`${first}-01`, locale) : ''}
      </div>
      <div data-slot="months">
        {shownMonths(first, months).map((month) => (
          <div key={month}>
            {months > 1 && (
              <p data-slot="month-name" aria-hidden>
                {month !== first && monthAndYear(`${month}-01`, locale)}
              </p>
            )}
            <CalendarGrid
              {...{ month, chosen, isRange, today, locale, weekStart, limits, labels, isOff, onFocusDay }}
              focused={day}
              onMove={moveTo}
              onChoose={chooseDay}
              onHover={onPreview}
            />
          </div>
        ))}
      </div>
      {today && canChoose(today, limits) && (
        <div data-slot="foot">
          <Button size="small" variant="text" onClick={(event) => chooseToday(event.nativeEvent)}>
            {labels.today}
          </Button>
        </div>
      )}
    </Panel>
  );
}
